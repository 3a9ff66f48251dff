import type { ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** What the source takes from `preact-iso`, written with React's hooks for a build against React. */
interface Place {
  path: string;
}

const Location = createContext<Place>({ path: '/' });

export const useLocation = () => useContext(Location);

const here = () => location.pathname + location.search;

/** The address of a click that leads to another page of this site. */
function target(event: MouseEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button) return;
  const link = (event.target as Element).closest?.('a');
  const own = link && link.origin === location.origin && !link.download && /^(_self)?$/.test(link.target);
  return own && !link.getAttribute('href')?.startsWith('#')
    ? link.href.replace(location.origin, '')
    : undefined;
}

export function LocationProvider({ children }: { scope?: string; children: ReactNode }) {
  const [url, setUrl] = useState(here);
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const next = target(event);
      if (!next) return;
      event.preventDefault();
      history.pushState(null, '', next);
      setUrl(next);
    };
    const onBack = () => setUrl(here());
    addEventListener('click', onClick);
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('popstate', onBack);
    };
  }, []);
  const value = useMemo(() => {
    const { pathname } = new URL(url, location.origin);
    return { path: pathname.replace(/\/+$/, '') || '/' };
  }, [url]);
  return createElement(Location.Provider, { value }, children);
}

/** A component whose code comes before it is first rendered. */
export function lazy(load: () => Promise<ComponentType>) {
  let loading: Promise<unknown> | undefined;
  let component: ComponentType | undefined;
  const preload = () => {
    loading ??= load().then((loaded) => {
      component = loaded;
    });
    return loading;
  };
  const Lazy = () => {
    if (!component) throw preload();
    return createElement(component, null);
  };
  return Object.assign(Lazy, { preload });
}
