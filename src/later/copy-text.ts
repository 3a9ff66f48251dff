/** How long the browser may take to answer: some in-app browsers never do, others ask the visitor first. */
export const COPY_WAIT_MS = 900;

/**
 * Copies a text to the clipboard, by the older command where the browser refuses or lacks the newer one.
 * @returns whether it has been copied in time
 */
export const copyText = (text: string, clipboard: Clipboard): Promise<boolean> =>
  Promise.race([
    new Promise<boolean>((resolve) => setTimeout(resolve, COPY_WAIT_MS, false)),
    (async () => clipboard.writeText(text))().then(
      () => true,
      () => copyByCommand(text),
    ),
  ]);

function copyByCommand(text: string): boolean {
  const copied = document.createElement('span');
  copied.textContent = text;
  document.body.append(copied);
  getSelection()?.selectAllChildren(copied);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    copied.remove();
  }
}
