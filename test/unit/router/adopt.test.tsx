import { act, fireEvent, screen } from '@testing-library/preact';
import { render } from 'preact';
import { createPortal, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { adopt } from '../../../src/router/adopt';

const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  document.body.replaceChildren();
});

function over(html: string, Component: () => React.ReactNode): void {
  root.innerHTML = html;
  document.body.append(root);
  act(() => adopt(<Component />, root));
}

function Likes() {
  const [likes, setLikes] = useState(0);
  return (
    <section>
      <h2>Likes</h2>
      <button type="button" onClick={() => setLikes(likes + 1)}>
        {likes}
      </button>
    </section>
  );
}

const LIKES = '<section><h2>Likes</h2><button type="button">0</button></section>';

test('what an extension has put among its elements stays there, also when a press changes the component', () => {
  const html = LIKES.replace('<b', '<i>an extension’s</i><b');
  over(html, Likes);
  expect(root.innerHTML).toBe(html);
  fireEvent.click(screen.getByRole('button'));
  expect(root.innerHTML).toBe(html.replace('0', '1'));
});

test.each(['<p>an extension’s</p><p id="own">Hello</p>', '<p id="own"><font>a translator’s</font></p>'])(
  'what is not its own stays as it is: %s',
  (html) => {
    over(html, () => <p id="own">Hello</p>);
    expect(root.innerHTML).toBe(html);
  },
);

test('a component that shows something elsewhere, in a portal, does so', () => {
  const elsewhere = document.body.appendChild(document.createElement('aside'));
  const Portal = () => <section>{createPortal(<p>Hello</p>, elsewhere)}</section>;
  over('<section></section>', Portal);
  expect([root.innerHTML, elsewhere.innerHTML]).toEqual(['<section></section>', '<p>Hello</p>']);
});

test('an effect may put in and remove what it likes', () => {
  const Measured = () => {
    const box = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      const probe = document.createElement('i');
      box.current?.append(probe);
      probe.remove();
      box.current?.insertBefore(document.createTextNode('measured'), null);
    }, []);
    return <section ref={box} />;
  };
  over('<section></section>', Measured);
  expect(root.innerHTML).toBe('<section>measured</section>');
});

test('afterwards nodes can be put in and removed as ever', () => {
  over(LIKES, Likes);
  const text = document.createTextNode('new');
  root.insertBefore(text, root.firstChild);
  expect(root.firstChild).toBe(text);
  text.remove();
  root.querySelector('h2')?.remove();
  expect(root.innerHTML).toBe(LIKES.replace('<h2>Likes</h2>', ''));
});

test('a component that fails leaves the document’s functions as they were', () => {
  const { insertBefore } = Node.prototype;
  const { remove } = Element.prototype;
  const Broken = () => {
    throw new TypeError('a mistake');
  };
  expect(() => over('', Broken)).toThrow('a mistake');
  expect([Node.prototype.insertBefore, Element.prototype.remove]).toEqual([insertBefore, remove]);
});
