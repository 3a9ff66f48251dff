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

/**
 * Hydrates, and changes no node of the document: a node that no component renders is an extension's, and where a text is missing,
 * a translator has put its own element in its place. Preact takes the first element of the right name; here it must have id and
 * classes as well, if any element has these. Foreign nodes can't be set aside meanwhile: a moved frame would load again, and an
 * animation restart.
 *
 * Can be removed: when Preact's hydration passes over foreign nodes, as React 19's does. For those in `head` and `body` alone,
 * https://github.com/preactjs/preact/pull/5029 proposed that.
 */
export function adopt(tree: VNode, root: Element): void {
  let wanted: Attributes = {};
  const changed: Element[] = [];
  const swapped: [object: object, name: string, own: PropertyDescriptor][] = [];
  const restore = () => {
    for (const each of swapped) Object.defineProperty(...each);
  };
  function swap(object: object, name: string, standIn: (own: PropertyDescriptor) => PropertyDescriptor) {
    const own = Object.getOwnPropertyDescriptor(object, name) as PropertyDescriptor;
    swapped.push([object, name, own]);
    Object.defineProperty(object, name, standIn(own));
  }

  swap(options, '__b' satisfies keyof PreactHooks, ({ value: own }) => ({
    value(vnode: VNode<Attributes>) {
      own(vnode);
      wanted = vnode.props;
      // Preact would write into it.
      if (vnode.type === 'textarea') {
        wanted.defaultValue ??= wanted.value;
        delete wanted.value;
      }
    },
  }));
  swap(options, 'diffed', ({ value: own }) => ({
    value(vnode: RenderedVNode<Attributes>) {
      own(vnode);
      if (isChanged(vnode)) changed.push(vnode.__e);
      // Effects, which run next, may put in and remove what they like.
      if (vnode === tree) restore();
    },
  }));
  // Without it, Preact takes an extension's element that stands before a rendered one of the same name for that.
  swap(Element.prototype, 'localName', ({ get }) => ({
    get(this: Element) {
      const isOther =
        !isLike(this, wanted) &&
        [...(this.parentElement as Element).children].some((each) => isLike(each, wanted));
      return isOther ? '' : get?.call(this);
    },
  }));
  // Without it, Preact moves what it has found to where a foreign node is, and puts in anew a text that is translated.
  swap(Node.prototype, 'insertBefore', ({ value: own }) => ({
    value(this: Element, node: Node, before: Node | null) {
      const isKept = node.parentNode === this || (node instanceof Text && this.querySelector('font'));
      return isKept ? node : own.call(this, node, before);
    },
  }));
  // Without these, Preact removes what it has not rendered: elements, and texts.
  for (const { prototype } of [Element, CharacterData])
    swap(prototype, 'remove', ({ value: own }) => ({
      value(this: ChildNode) {
        if (!root.contains(this)) own.call(this);
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
