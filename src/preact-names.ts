import type { VNode } from 'preact';

// Preact's build shortens these names, always alike (`mangle.json` in its repository).

/** What Preact tells as it renders, beside what `options` documents. */
export interface PreactHooks<Props = object> {
  /**
   * `options._diff`: of each element and component, before it is looked for in the document; unlike `options.vnode`, also of an
   * element that a module has made once, for all its pages.
   */
  __b?: (vnode: VNode<Props>) => void;
  /** `options._hook`: of each hook that a component calls; `__v` is `component._vnode`. */
  __h?: (component: { __v: VNode }, index: number, type: number) => void;
}

/** An element as Preact has rendered it. */
export interface RenderedVNode<Props> extends VNode<Props> {
  /** `vnode._dom`. */
  __e: HTMLInputElement;
}
