const loaded = new Map<string, Promise<void>>();

/** A stylesheet that did not load, with its absolute address. */
export class StyleError extends Error {
  constructor(readonly url: string) {
    super(`Loading ${url} failed`);
  }
}

/**
 * Adds the stylesheets that a lazy part of the site needs, each once. Those that stand in the page
 * already, inlined by the build under their name, are not fetched.
 * @param files paths below the base
 * @throws StyleError where one does not load; it is asked for anew the next time
 */
export const loadStyles = (files: string[]): Promise<unknown> => Promise.all(files.map(loadStyle));

function loadStyle(file: string): Promise<void> {
  if (document.querySelector(`style[data-from~="${file}"]`)) return Promise.resolve();
  let style = loaded.get(file);
  if (!style) {
    style = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = import.meta.env.BASE_URL + file;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        loaded.delete(file);
        reject(new StyleError(link.href));
      };
      document.head.append(link);
    });
    loaded.set(file, style);
  }
  return style;
}
