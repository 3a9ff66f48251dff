import { words } from 'content:site';
import { lazy } from 'preact-iso';
import { type ComponentType, useState } from 'react';
import { NotLoaded } from '../components/not-loaded';
import { loadChunk } from '../first/loading/chunk';
import type { PageModule } from '../routes';
import type { PageView } from '../views';

/** What head and navigation show for a page that has not loaded. */
export const NOT_LOADED: PageView = { title: words.notLoaded, sections: [] };

/**
 * Returns a component that shows a page once its module has loaded. If loading fails, the component says why, and the next call of
 * its `load` requests the module anew: `lazy` alone would keep the failure, and tell nobody.
 * @param name of the chunk, for the error message
 * @param address of the chunk, where the source of `load` does not have it
 */
export function lazyPage(name: string, load: () => Promise<PageModule>, address?: string) {
  const makeLazy = () =>
    lazy<ComponentType>(() =>
      loadChunk(name, load, undefined, address).then(
        ({ default: Page, props, view }) => {
          LazyPage.view = view;
          return () => <Page {...props} />;
        },
        (error) => {
          LazyPage.view = NOT_LOADED;
          return () => <NotLoaded error={error} />;
        },
      ),
    );
  let Latest = makeLazy();
  let loading: Promise<unknown> | undefined;
  const isLoaded = () => LazyPage.view !== NOT_LOADED;

  function LazyPage() {
    const [Shown] = useState(() => Latest);
    return <Shown />;
  }
  LazyPage.view = NOT_LOADED;
  LazyPage.isLoaded = isLoaded;
  LazyPage.load = (): Promise<unknown> => {
    if (!isLoaded() && !loading) {
      Latest = makeLazy();
      loading = Latest.preload().finally(() => {
        loading = undefined;
      });
    }
    return loading ?? Promise.resolve();
  };
  return LazyPage;
}
