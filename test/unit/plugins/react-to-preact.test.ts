import { describe, expect, test } from 'vitest';
import { namedStyles, reactToPreact } from '../../../plugins/react-to-preact';

describe('an import from react', () => {
  test.each([
    ['of a hook', "import { useState } from 'react';", "import { useState } from 'preact/hooks';"],
    ['of the core', "import { createElement } from 'react';", "import { createElement } from 'preact';"],
    ['of what only compat has', "import { memo } from 'react';", "import { memo } from 'react';"],
    [
      'of all kinds at once',
      "import { Fragment, useRef, useState, memo } from 'react';",
      "import { Fragment } from 'preact'; import { useRef, useState } from 'preact/hooks'; import { memo } from 'react';",
    ],
    [
      'under another name',
      "import { useState as state } from 'react'",
      "import { useState as state } from 'preact/hooks';",
    ],
    ['in double quotes', 'import { useId } from "react";', "import { useId } from 'preact/hooks';"],
    [
      'over several lines',
      "import {\n  Component,\n  type ReactNode,\n  useMemo,\n} from 'react';",
      "import { Component } from 'preact'; import { useMemo } from 'preact/hooks';",
    ],
    [
      'of types among values',
      "import { type FC, useId } from 'react';",
      "import { useId } from 'preact/hooks';",
    ],
    ['of types alone', "import { type FC, type ReactNode } from 'react';", ''],
  ])('%s goes to the smallest module that has it', (_, code, light) => {
    expect(reactToPreact(code)).toBe(light);
  });

  test.each([
    ['a default that hooks are used of', "import React from 'react';\nReact.useState(0);"],
    ['a default that is used as a whole', "import React from 'react';\nrender(React);"],
    ['a namespace', "import * as React from 'react';"],
    ['a default with names', "import React, { useState } from 'react';"],
    ['types, as a whole', "import type { ReactNode } from 'react';"],
    ['another module', "import { createPortal } from 'react-dom';"],
    ['a relative file', "import { useState } from './react';"],
  ])('of %s stays as it is', (_, code) => {
    expect(reactToPreact(code)).toBe(code);
  });

  test('of a default goes to the core where nothing else is used of it', () => {
    const code = "import React from 'react';\nclass A extends React.Component {}\nReact.createElement(A);";
    expect(reactToPreact(code)).toBe(code.replace("React from 'react'", "* as React from 'preact'"));
  });

  test('leaves the lines around it alone', () => {
    const code = "import { A } from './a';\nimport { useState } from 'react';\nconst react = 'react';\n";
    expect(reactToPreact(code)).toBe(code.replace("'react';", "'preact/hooks';"));
  });
});

describe('a CSS module', () => {
  test('is imported as a namespace, so that its table of names is dropped', () => {
    expect(namedStyles("import css from './nav.module.css';")).toBe(
      "import * as css from './nav.module.css';",
    );
  });

  test('is not any other import', () => {
    for (const code of ["import './base.css';", "import css from './nav.css';", "import { a } from './b';"])
      expect(namedStyles(code)).toBe(code);
  });
});
