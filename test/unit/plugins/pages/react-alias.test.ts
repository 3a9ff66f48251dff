import { expect, test } from 'vitest';
import { reactAlias } from '../../../../plugins/pages/react-alias';

const { handler } = reactAlias().resolveId as unknown as {
  handler: (id: string, importer?: string) => string | undefined;
};
const reactOf = (importer: string) => handler('preact/compat', importer);

test.each([
  '/site/src/pages/home.tsx',
  '/site/src/routes.ts',
  '/site/node_modules/@splidejs/react-splide/dist/js/react-splide.esm.js',
])('%s gets Preact without compat', (importer) => {
  expect(reactOf(importer)).toMatch(/plugins\/pages\/react\.ts$/);
});

test('any other library gets all of compat', () => {
  expect(reactOf('/site/node_modules/some-library/index.js')).toBeUndefined();
});

test('everything that the site and the carousel use of React is exported, by name and by default', async () => {
  const react = await import('../../../../plugins/pages/react');
  const { Component, createRef, createElement, useState, useEffect, useRef } = react;
  for (const each of [Component, createRef, createElement, useState, useEffect, useRef])
    expect(each).toBeTypeOf('function');
  expect(react.default).toMatchObject({ Component, createRef, createElement });
});
