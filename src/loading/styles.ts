/** Every file that was requested. */
export const requested = new Set<string>();

/** A stylesheet that did not load, with its absolute address. */
export class StyleError extends Error {
  constructor(readonly url: string) {
    super(`Loading ${url} failed`);
  }
}

/**
 * Adds the stylesheets that a lazy part of the site needs. Those that are in the page already,
 * inlined by the build under their name or loaded since, are not fetched.
 * @param files paths below the base
 * @throws StyleError where one does not load; it is asked for anew the next time
 */
export const loadStyles = (files: Iterable<string>): Promise<unknown> =>
  Promise.all([...files].map(loadStyle));

function loadStyle(file: string): Promise<void> | undefined {
  requested.add(file);
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
