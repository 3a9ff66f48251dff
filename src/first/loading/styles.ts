/** A stylesheet that failed to load, with its absolute URL. */
export class StyleError extends Error {
  constructor(readonly url: string) {
    super(`Loading ${url} failed`);
  }
}

/**
 * Adds the stylesheets that a chunk needs. Those already in the page, inlined by the build under their name or loaded
 * since, are not fetched.
 * @param files paths below the base
 * @throws StyleError if one fails to load; the next call requests it again
 */
export const loadStyles = (files: Iterable<string>): Promise<unknown> =>
  Promise.all([...files].map(loadStyle));

function loadStyle(file: string): Promise<void> | undefined {
  if (document.querySelector(`[data-from~="${file}"]`)) return;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = import.meta.env.BASE_URL + file;
    link.onload = () => {
      link.dataset.from = file;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new StyleError(link.href));
    };
    document.head.append(link);
  });
}
