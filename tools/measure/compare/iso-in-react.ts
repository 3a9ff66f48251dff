import type { ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** The parts of `preact-iso` that the source uses, written with React hooks for the React build. */
interface CurrentLocation {
  path: string;
}

const Location = createContext<CurrentLocation>({ path: '/' });

export const useLocation = () => useContext(Location);

const here = () => location.pathname + location.search;

/** The URL that a click leads to, if it is another page of this site. */
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

/** A component whose code loads before its first render. */
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
