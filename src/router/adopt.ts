import { hydrate, options, type VNode } from 'preact';
import type { PreactHooks, RenderedVNode } from '../preact-names';

/** What a component may write of these attributes. */
interface Attributes {
  class?: unknown;
  id?: unknown;
  value?: unknown;
  defaultValue?: unknown;
  checked?: unknown;
}

/** Returns what stands in for an original function, and may call it. */
type StandIn = (original: PropertyDescriptor) => PropertyDescriptor;

/** True if an element has the id and all classes that are wanted, and maybe others. */
const isLike = (element: Element, { class: classes, id }: Attributes): boolean =>
  (!id || element.id === id) &&
  (!classes || `${classes}`.split(' ').every((name) => element.classList.contains(name)));

/** True if a field has another value than its component renders. Of radio buttons, only the pressed one counts. */
const isChanged = ({
  type,
  props: { defaultValue, value = defaultValue, checked },
  __e: field,
}: RenderedVNode<Attributes>): boolean =>
  typeof type === 'string' &&
  (checked == null
    ? value != null && `${value}` !== `${field.value}`
    : field.checked !== checked && (field.checked || field.type !== 'radio'));

/** True if an element is an extension's: it is not like what is wanted, but another one beside it is. */
const isForeign = (element: Element, wanted: Attributes): boolean =>
  !isLike(element, wanted) &&
  [...(element.parentElement as Element).children].some((sibling) => isLike(sibling, wanted));

/** True if a node need not be put into its parent: it is there, or it is a text that a translator has replaced by an element. */
const isInPlace = (node: Node, parent: Element): boolean =>
  node.parentNode === parent || (node instanceof Text && !!parent.querySelector('font'));

/**
 * Hydrates, and changes no node of the document: those that no component renders are an extension's or a translator's. They can't
 * be set aside meanwhile, because a moved frame would load again, and an animation restart. So the browser's own functions are
 * replaced until the tree is rendered: in prototypes, because doing that on each node would take several ms more on a phone.
 *
 * Can be removed: when Preact's hydration passes over foreign nodes, as React 19's does. For those in `head` and `body` alone,
 * https://github.com/preactjs/preact/pull/5029 proposed that.
 */
export function adopt(tree: VNode, root: Element): void {
  const hooks = options as Required<PreactHooks<Attributes>>;
  const { __b, diffed } = hooks;
  const originals: [prototype: object, name: string, descriptor: PropertyDescriptor][] = [];
  const changed: Element[] = [];
  let wanted: Attributes = {};

  function replace(prototype: object, name: string, standIn: StandIn) {
    const original = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
    originals.push([prototype, name, original]);
    Object.defineProperty(prototype, name, standIn(original));
  }
  function restore() {
    Object.assign(hooks, { __b, diffed });
    for (const original of originals) Object.defineProperty(...original);
  }

  hooks.__b = (vnode) => {
    __b(vnode);
    wanted = vnode.props;
    // Preact would write into it.
    if (vnode.type === 'textarea') {
      wanted.defaultValue ??= wanted.value;
      delete wanted.value;
    }
  };
  hooks.diffed = (vnode) => {
    diffed(vnode);
    if (isChanged(vnode)) changed.push(vnode.__e);
    // Effects, which run next, may put in and remove what they like.
    if (vnode === tree) restore();
  };
  // Preact would take the first element of the right name for the one that is wanted.
  replace(Element.prototype, 'localName', ({ get }) => ({
    get(this: Element) {
      return isForeign(this, wanted) ? '' : get?.call(this);
    },
  }));
  // Preact would move what it has found to where a foreign node is, and put a translated text in anew.
  replace(Node.prototype, 'insertBefore', ({ value: insertBefore }) => ({
    value(this: Element, node: Node, before: Node | null) {
      return isInPlace(node, this) ? node : insertBefore.call(this, node, before);
    },
  }));
  // Preact would remove the elements and texts that it has not rendered.
  for (const { prototype } of [Element, CharacterData])
    replace(prototype, 'remove', ({ value: remove }) => ({
      value(this: ChildNode) {
        if (!root.contains(this)) remove.call(this);
      },
    }));

  try {
    hydrate(tree, root);
  } finally {
    restore();
  }
  for (const field of changed)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
