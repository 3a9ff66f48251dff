import {
  Children,
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  lazy as reactLazy,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';

/** What the source takes from `preact-iso`, written with React's hooks for a build against React. */
interface Place {
  url: string;
  path: string;
  /** Another page is on its way. */
  pending: boolean;
}

const Location = createContext<Place>({ url: '/', path: '/', pending: false });

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
  const [pending, move] = useTransition();
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const next = target(event);
      if (!next) return;
      event.preventDefault();
      history.pushState(null, '', next);
      move(() => setUrl(next));
    };
    const onBack = () => move(() => setUrl(here()));
    addEventListener('click', onClick);
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('click', onClick);
      removeEventListener('popstate', onBack);
    };
  }, []);
  const value = useMemo(() => {
    const { pathname } = new URL(url, location.origin);
    return { url, path: pathname.replace(/\/+$/, '') || '/', pending };
  }, [url, pending]);
  return createElement(Location.Provider, { value }, children);
}

interface RouteProps {
  path?: string;
  default?: boolean;
  component: ComponentType;
}

export const Route = ({ component }: RouteProps) => createElement(component, null);

interface RouterProps {
  onLoadStart?: (url: string) => void;
  onRouteChange?: (url: string) => void;
  children: ReactNode;
}

export function Router({ onLoadStart, onRouteChange, children }: RouterProps) {
  const { url, path, pending } = useLocation();
  const before = useRef(url);
  const moved = useRef(false);
  useEffect(() => {
    if (pending) onLoadStart?.(url);
  }, [pending, url, onLoadStart]);
  useLayoutEffect(() => {
    if (before.current === url) return;
    before.current = url;
    moved.current = true;
    onRouteChange?.(url);
  }, [url, onRouteChange]);
  const routes = Children.toArray(children).filter((child) =>
    isValidElement(child),
  ) as ReactElement<RouteProps>[];
  const route = routes.find(({ props }) => props.path === path) ?? routes.find(({ props }) => props.default);
  // The page that was served needs nothing, so it has no marks of Suspense to hydrate.
  return moved.current || before.current !== url ? createElement(Suspense, { fallback: null }, route) : route;
}

/** A component that suspends until its code is there. */
export function lazy<T extends ComponentType>(load: () => Promise<T | { default: T }>) {
  let loading: Promise<{ default: T }> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => ('default' in module ? module : { default: module }) as { default: T },
    );
    return loading;
  };
  return Object.assign(reactLazy(preload), { preload });
}
