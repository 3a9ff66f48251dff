import { ThemeSwitch } from 'content:component/theme-switch';
import { options } from 'preact';
import { LocationProvider, Router } from 'preact-iso';
import { App, Links } from './app';
import { PauseButton } from './components/pause-button';
import type { PreactHooks } from './preact-names';
import { Arrived } from './router/arrived';
import { PRESSABLE } from './states';

/** The numbers of `useEffect` and `useLayoutEffect` there; what is made of them counts as they do. */
const EFFECTS = [3, 4];

/** Those whose effects matter only once the app has started, or repeat what a plain script does before that. */
const PATIENT: unknown[] = [LocationProvider, Router, App, Arrived, Links, PauseButton, ThemeSwitch];

/**
 * Finds out what of a page needs the app, while the page is rendered: marks elements that have a handler (`PRESSABLE`), and
 * collects the components that do something by themselves: with an effect, `componentDidMount`, or a function as `ref`.
 * @returns `live` stops, and returns the code of these components; `begun` returns the component that was begun last
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
      // In small letters, too: `preact/compat` makes `oninput` of `onChange`.
      if (Object.keys(props).some((name) => name.startsWith('on') && typeof props[name] === 'function'))
        props[`data-${PRESSABLE}`] = '';
      // What `preact/compat` makes of `translate="no"`, and a string has not: an attribute that is false is left out.
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
    live: () => {
      Object.assign(hooks, { __b: vnodeBefore, __h: hookBefore });
      return live;
    },
    begun: () => last,
  };
}
