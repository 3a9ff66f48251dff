import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fork } from '../support/fork.ts';
import { type Files, writeFiles } from '../support/temporary-files.ts';

const manifest = (name: string) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' });

/** Packages as npm would install them below `node_modules`, each written as a well-known one is. */
const PACKAGES: Files = {
  // As zustand.
  'small-store/package.json': manifest('small-store'),
  'small-store/index.js': `import React from 'react';
    export function create(initialize) {
      let state;
      const listeners = new Set();
      const set = (change) => {
        state = Object.assign({}, state, change(state));
        for (const listener of listeners) listener(state);
      };
      const subscribe = (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      };
      state = initialize(set);
      return (select) => {
        const slice = React.useSyncExternalStore(subscribe, () => select(state), () => select(state));
        React.useDebugValue(slice);
        return slice;
      };
    }`,
  // As react-intersection-observer.
  'small-observer/package.json': manifest('small-observer'),
  'small-observer/index.js': `import * as React from 'react';
    export function useInView() {
      const end = React.useRef();
      const [inView, setInView] = React.useState(false);
      const ref = React.useCallback((node) => {
        end.current?.();
        end.current = undefined;
        if (!node) return;
        const observer = new IntersectionObserver(([entry]) => setInView(entry.isIntersecting));
        observer.observe(node);
        end.current = () => observer.disconnect();
      }, []);
      return { ref, inView };
    }`,
  // As goober, which react-hot-toast comes with.
  'small-styles/package.json': manifest('small-styles'),
  'small-styles/index.js': `const sheet = () => {
      const element = window._small ?? Object.assign(document.createElement('style'), { innerHTML: ' ' });
      window._small = element;
      element.parentNode || document.head.appendChild(element);
      return element;
    };
    export const css = (text) => {
      sheet().sheet.insertRule('.small-1 {' + text + '}');
      sheet().firstChild.data += '.small-2 {' + text + '}';
      return 'small-1 small-2';
    };`,
  '@small/toast/package.json': manifest('@small/toast'),
  '@small/toast/index.js': `import { css } from 'small-styles';
    import { createElement, useState } from 'react';
    export function Toaster() {
      const [text, setText] = useState('');
      const show = () => setText(css('color: rgb(1, 2, 3)'));
      return createElement('p', null,
        createElement('button', { type: 'button', onClick: show }, 'Toast'),
        createElement('span', { role: 'log', className: text }, text));
    }`,
};

/** Components that use them. */
const COMPONENTS: Files = {
  'basket.tsx': `import { create } from 'small-store';
    const useBasket = create((set) => ({ count: 0, add: () => set(({ count }) => ({ count: count + 1 })) }));
    export const Basket = () => <output aria-label="basket">{useBasket(({ count }) => count)}</output>;
    export const Add = () => <button type="button" onClick={useBasket(({ add }) => add)}>Add</button>;`,
  'seen.tsx': `import { useInView } from 'small-observer';
    export function Seen() {
      const { ref, inView } = useInView();
      return <p ref={ref} data-testid="seen">{inView ? 'in view' : 'out of view'}</p>;
    }`,
  'toast.tsx': `export { Toaster } from '@small/toast';`,
};

const CODE = resolve(import.meta.dirname, 'code');

/** Where an owner puts components: a file of `src`, and the text of it that they come before. */
export const PLACES = {
  /** On the home page, in each language, and on each version of the résumé. */
  hero: ['components/hero.tsx', '<p className="actions">'],
  project: ['pages/project.tsx', '<Facts facts={facts} />'],
  version: ['pages/version.tsx', '{asks.length > 0'],
} as const;

/** A copy of this project whose owner has written components, and installed packages from npm. */
export class OwnersFork extends Fork {
  constructor(name: string) {
    super(name);
    cpSync(CODE, this.path('src/components/own'), { recursive: true });
    writeFiles(this.path('src/components/own'), COMPONENTS);
    writeFiles(this.path('node_modules'), PACKAGES);
  }

  /**
   * Shows some of the components.
   * @param files where they come from, with their names
   */
  show(place: keyof typeof PLACES, files: Record<string, string[]>): void {
    const [file, before] = PLACES[place];
    const imports = Object.entries(files).map(
      ([from, names]) => `import { ${names.join(', ')} } from '/src/components/own/${from}';\n`,
    );
    const tags = Object.values(files).flatMap((names) => names.map((name) => `<${name} />`));
    this.edit(`src/${file}`, before, `<div>${tags.join('')}</div>${before}`, imports.join(''));
  }

  /** Replaces a text of a file, which must have it; `start` is put at the beginning. */
  edit(file: string, text: string, by: string, start = ''): void {
    const path = this.path(file);
    const code = readFileSync(path, 'utf8');
    if (!code.includes(text)) throw new Error(`${file} has no ${text}`);
    writeFileSync(path, start + code.replace(text, () => by));
  }
}
