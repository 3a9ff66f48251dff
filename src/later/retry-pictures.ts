/**
 * Loads pictures again that have failed: now, and whenever Back shows the page as it was left, for which WebKit has
 * cancelled those that were loading.
 */
export function retryPictures(): void {
  const retry = () => {
    for (const image of document.images) if (image.complete && !image.naturalWidth) image.src += '';
  };
  retry();
  addEventListener('pageshow', ({ persisted }) => persisted && retry());
}
