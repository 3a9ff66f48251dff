import type { VNode } from 'preact';

// Preact's build shortens these names, always alike (`mangle.json` in its repository).

/** Preact's hooks in `options`, as far as they are undocumented. */
export interface PreactHooks<Props = object> {
  /**
   * `options._diff`: called for each element and component, before Preact looks for it in the document; unlike `options.vnode`,
   * also for an element that a module has created once, for all pages.
   */
  __b?: (vnode: VNode<Props>) => void;
  /** `options._hook`: called for each hook that a component calls; `__v` is `component._vnode`. */
  __h?: (component: { __v: VNode }, index: number, type: number) => void;
  /** Called for each element and component once it is rendered. */
  diffed?: (vnode: RenderedVNode<Props>) => void;
}

/** An element as Preact has rendered it. */
export interface RenderedVNode<Props> extends VNode<Props> {
  /** `vnode._dom`. */
  __e: HTMLInputElement;
}
