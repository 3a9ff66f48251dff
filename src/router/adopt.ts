import { hydrate, options, type VNode } from 'preact';
import type { PreactHooks, RenderedVNode } from '../preact-names';

/** As a component may write them. */
interface Attributes {
  class?: unknown;
  id?: unknown;
  value?: unknown;
  defaultValue?: unknown;
  checked?: unknown;
}

/** True if an element has the id and all classes that are wanted, and maybe others. */
const isLike = (element: Element, { class: classes, id }: Attributes): boolean =>
  (!id || element.id === id) &&
  (!classes || `${classes}`.split(' ').every((name) => element.classList.contains(name)));

/** True if a field holds something else than its component says. Of radio buttons, the pressed one tells of all. */
const isChanged = ({
  type,
  props: { defaultValue, value = defaultValue, checked },
  __e: field,
}: RenderedVNode<Attributes>): boolean =>
  typeof type === 'string' &&
  (checked == null
    ? value != null && `${value}` !== `${field.value}`
    : field.checked !== checked && (field.checked || field.type !== 'radio'));

/**
 * Hydrates, and changes no node of the document: what a component does not know is an extension's, and where a text is missing, a
 * translator has put its own element in its place. Preact takes the first element of the right name: here it must be like what is
 * rendered, too, if one is.
 *
 * Can be removed: when Preact's hydration passes over foreign nodes, as React 19's does. For those in `head` and `body` alone,
 * https://github.com/preactjs/preact/pull/5029 proposed that.
 */
export function adopt(tree: VNode, root: Element): void {
  const hooks = options as PreactHooks<Attributes>;
  const { __b: hookBefore } = hooks;
  const { diffed } = options;
  const { insertBefore } = Node.prototype;
  const { remove } = Element.prototype;
  const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName') as PropertyDescriptor;
  // Each has its own, which runs on no node of the other kind.
  const { remove: removeText } = CharacterData.prototype;
  let wanted: Attributes = {};
  const changed: Element[] = [];
  const end = () => {
    hooks.__b = hookBefore;
    options.diffed = diffed;
    Object.defineProperty(Element.prototype, 'localName', localName);
    Node.prototype.insertBefore = insertBefore;
    Element.prototype.remove = remove;
    CharacterData.prototype.remove = removeText;
  };
  hooks.__b = (vnode) => {
    hookBefore?.(vnode);
    wanted = vnode.props;
    // Preact would write into it.
    if (vnode.type === 'textarea') {
      wanted.defaultValue ??= wanted.value;
      delete wanted.value;
    }
  };
  // Effects, which run next, may put in and remove what they like.
  options.diffed = (vnode) => {
    diffed?.(vnode);
    const rendered = vnode as RenderedVNode<Attributes>;
    if (isChanged(rendered)) changed.push(rendered.__e);
    if (vnode === tree) end();
  };
  // An extension's element has the name of one that is rendered, and stands before it.
  Object.defineProperty(Element.prototype, 'localName', {
    ...localName,
    get(this: Element) {
      const isOther =
        !isLike(this, wanted) &&
        [...(this.parentElement as Element).children].some((each) => isLike(each, wanted));
      return isOther ? '' : localName.get?.call(this);
    },
  });
  // Preact moves what it has found to where the foreign node is, and puts in anew a text that is translated.
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isKept =
      node.parentNode === this || (node instanceof Text && (this as Element).querySelector('font'));
    return isKept ? node : (insertBefore.call(this, node, before) as T);
  };
  // It removes what it has not rendered: elements, and texts.
  Element.prototype.remove = function () {
    if (!root.contains(this)) remove.call(this);
  };
  CharacterData.prototype.remove = function () {
    if (!root.contains(this)) removeText.call(this);
  };
  try {
    hydrate(tree, root);
  } finally {
    end();
  }
  for (const field of changed)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
