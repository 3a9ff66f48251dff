import { ThemeSwitch } from 'content:component/theme-switch';
import { options } from 'preact';
import { LocationProvider, Router } from 'preact-iso';
import { App, Links } from './app';
import { PauseButton } from './components/pause-button';
import type { PreactHooks } from './preact-names';
import { Arrived } from './router/arrived';
import { PRESSABLE } from './states';

/** Preact's numbers of `useEffect` and `useLayoutEffect`; a hook that calls one of them counts, too. */
const EFFECTS = [3, 4];

/** Components whose effects can wait: they matter only once the app has started, or repeat what a plain script did before. */
const PATIENT: unknown[] = [LocationProvider, Router, App, Arrived, Links, PauseButton, ThemeSwitch];

/**
 * Finds out, while a page is rendered, what in it needs the app: marks elements that have a handler (`PRESSABLE`), and collects
 * the components that do something by themselves, with an effect, `componentDidMount`, or a function as `ref`.
 * @returns `stop` ends that, and returns the code of these components; `lastComponent` returns the one that Preact began last
 */
export function findHandlers() {
  const hooks = options as PreactHooks;
  const { __b: vnodeBefore, __h: hookBefore } = hooks;
  const live = new Set<string>();
  let last: unknown;
  const add = (type: unknown) => live.add(String(type));
  hooks.__b = (vnode) => {
    vnodeBefore?.(vnode);
    const { type, ref } = vnode;
    const props = vnode.props as Record<string, unknown>;
    if (typeof type === 'function') {
      last = type;
      if ('componentDidMount' in (type.prototype ?? {})) add(type);
    } else if (typeof type === 'string') {
      // Names in small letters count, too: `preact/compat` makes `oninput` of `onChange`.
      if (Object.keys(props).some((name) => name.startsWith('on') && typeof props[name] === 'function'))
        props[`data-${PRESSABLE}`] = '';
      // `preact/compat` makes `translate="no"` false, and HTML would lack an attribute that is false.
      if (props.translate === false) props.translate = 'no';
      if (typeof ref === 'function') live.add(`the ref of <${type}>`);
    }
  };
  hooks.__h = (component, index, hook) => {
    hookBefore?.(component, index, hook);
    const { type } = component.__v;
    if (EFFECTS.includes(hook) && !PATIENT.includes(type)) add(type);
  };
  return {
    stop: () => {
      Object.assign(hooks, { __b: vnodeBefore, __h: hookBefore });
      return live;
    },
    lastComponent: () => last,
  };
}
