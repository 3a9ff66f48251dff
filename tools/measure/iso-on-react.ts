/** The part of `preact-iso` that the source uses, by React's own means (`compare.ts`). */
import {
  Children,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Location {
  url: string;
  path: string;
  route: (address: string) => void;
}
interface Row {
  path?: string;
  default?: boolean;
  component: ComponentType;
}

const context = createContext({} as Location);

export const useLocation = (): Location => useContext(context);

export function LocationProvider({ url: first, children }: { url?: string; children?: ReactNode }) {
  const [url, setUrl] = useState(first ?? location.pathname + location.search);
  const value = useMemo<Location>(
    () => ({
      url,
      path: url.replace(/[?#].*/, ''),
      route(address) {
        history.pushState(null, '', address);
        setUrl(address);
      },
    }),
    [url],
  );
  useLayoutEffect(() => {
    const onPop = () => setUrl(location.pathname + location.search);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  return createElement(context.Provider, { value }, children);
}
LocationProvider.ctx = context;

export const Route = ({ component }: Row) => createElement(component, {});

export function Router({ children, onRouteChange }: { children?: ReactNode; onRouteChange?: () => void }) {
  const { path } = useLocation();
  const shown = useRef(path);
  const rows = Children.toArray(children) as unknown as { props: Row }[];
  const row = rows.find(({ props }) => props.path === path) ?? rows.find(({ props }) => props.default);
  useLayoutEffect(() => {
    if (shown.current !== path) onRouteChange?.();
    shown.current = path;
  });
  return row && createElement(Suspense, null, createElement(row.props.component, {}));
}

export const ErrorBoundary = ({ children }: { children?: ReactNode }) => children;

export function lazy(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  };
  const Lazy = () => createElement(loaded ?? use(preload()), {});
  Lazy.preload = preload;
  return Lazy;
}
