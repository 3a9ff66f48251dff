/**
 * Adds a live region for screen readers.
 * @returns announces a text; an empty one clears it
 */
export function addStatus(): (text: string) => void {
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return (text) => {
    if (status.textContent !== text) status.textContent = text;
  };
}
