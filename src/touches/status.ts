/**
 * Adds what tells screen readers something that is seen elsewhere, or not at all.
 * @returns says a text; an empty one takes it back
 */
export function addStatus(): (text: string) => void {
  const status = document.createElement('p');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return (text) => {
    if (status.textContent !== text) status.textContent = text;
  };
}
