import { options } from 'preact';
import { renderToString } from 'preact-render-to-string';
import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { expect, test } from 'vitest';
import { PauseButton } from '../../src/components/pause-button';
import { UNTRANSLATED } from '../../src/components/untranslated';
import { findHandlers } from '../../src/find-handlers';

/** Renders a page of this; returns its HTML and what needs the app at once. */
function render(page: ReactNode) {
  const { stop } = findHandlers();
  const html = renderToString(<main>{page}</main>);
  return { html, live: [...stop()] };
}

test('what can be pressed is marked, and nothing else', () => {
  const { html, live } = render(
    <>
      <button type="button" onClick={() => {}} />
      <input onChange={() => {}} />
      <button type="button" onClick={undefined} />
      <p>Text</p>
      <PauseButton />
    </>,
  );
  expect(html.match(/<(?=[^>]* data-on)\w+/g)).toEqual(['<button', '<input', '<button']);
  expect(live).toEqual([]);
});

function Clock() {
  useEffect(() => {});
  return null;
}
function Measured() {
  useLayoutEffect(() => {});
  return null;
}
function Subscribed() {
  return <p>{useSyncExternalStore(() => () => {}, String, String)}</p>;
}
class Mounted extends Component {
  override componentDidMount() {}
  render = () => null;
}
const Outer = () => <Clock />;
const Inside = memo(function Remembered() {
  useEffect(() => {});
  return null;
});
function Still() {
  const [text] = useState('Text');
  const box = useRef<HTMLParagraphElement>(null);
  const long = useMemo(() => text.repeat(2), [text]);
  useCallback(() => {}, []);
  return <p ref={box}>{long}</p>;
}
const Canvas = () => <canvas ref={() => {}} />;
/** An element that is made once. */
const CANVAS = <Canvas />;

// The names `options.__b`, `options.__h` and `component.__v` are Preact’s own, mangled: another version may have others.
test.each<[string, ComponentType, string[]]>([
  ['with an effect', Clock, ['Clock']],
  ['with a layout effect', Measured, ['Measured']],
  ['that listens to a store', Subscribed, ['Subscribed']],
  ['of a class that does something once it is mounted', Mounted, ['Mounted']],
  ['with another one in it that has an effect', Outer, ['Clock']],
  ['that is remembered, with an effect', Inside, ['Remembered']],
  ['that has no name, with an effect', [() => void useEffect(() => {})][0] as never, ['useEffect']],
  ['with a function as the ref of an element', Canvas, ['the ref of <canvas>']],
  ['of which an element is made once', () => CANVAS, ['the ref of <canvas>']],
  ['with state, and an object as a ref', Still, []],
  ['that pauses the background, as a plain script has done,', PauseButton, []],
])('a component %s needs the app at once: %3$j', (_, Shown, names) => {
  const { live } = render(<Shown />);
  expect(live).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(live[index]).toContain(name);
});

test('a text that is not to be translated is marked so, as React marks it', () => {
  expect(render(<b translate={UNTRANSLATED}>Robin</b>).html).toContain('<b translate="no">');
});

test('afterwards Preact is as it was', () => {
  const before = { ...options };
  render(<Clock />);
  expect({ ...options }).toEqual(before);
});
