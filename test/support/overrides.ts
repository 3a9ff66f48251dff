import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFolder, DEMONSTRATION_FOLDER } from '../../plugins/content/read/folder.ts';
import { overridesFolder } from '../../plugins/overrides/folder.ts';
import type { Files } from './temporary-files.ts';

/** True if the site of a project is the demonstration as it comes: its owner has neither content nor overrides. */
export function isDemonstration(root: string, env = process.env): boolean {
  const folder = contentFolder(root, env);
  const overrides = overridesFolder(root, folder, env);
  return folder === resolve(root, DEMONSTRATION_FOLDER) && !(overrides && existsSync(overrides));
}

/** Overrides as owners write them: one that wraps, one of a page, one with an effect, a file and styles of their own. */
export const OVERRIDES: Files = {
  'components/hero.tsx': `import { Hero as Original } from 'original:components/hero';
import { useState } from 'react';
import type { HomeView } from '../views';
import css from './hero.module.css';
import { Picture } from './picture';
import { Wave } from './wave';

export function Hero({ home }: { home: HomeView }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Original home={home} />
      <p className={css.greeting}>
        <button type="button" onClick={() => setCount(count + 1)}>{count + ' hellos'}</button>
        <Wave />
        {home.portrait && <Picture picture={home.portrait} sizes="64px" />}
      </p>
    </>
  );
}
`,
  'components/hero.module.css': '.greeting { color: rgb(1, 2, 3); }\n',
  'components/wave.tsx': `export const Wave = () => <span>a wave</span>;\n`,
  'components/ways-on.tsx': `import { WaysOn as Original } from 'original:components/ways-on';
import { useEffect, useState } from 'react';
import type { ProjectView } from '../views';

export function WaysOn(props: { others: ProjectView['others']; className?: string }) {
  const [text, setText] = useState('not yet');
  useEffect(() => setText('by itself'), []);
  return (
    <>
      <p role="note">{text}</p>
      <Original {...props} />
    </>
  );
}
`,
  'pages/not-found.tsx': `import { WaysOn } from '../components/ways-on';
import type { ProjectView } from '../views';

export default function NotFound({ others }: Pick<ProjectView, 'others'>) {
  return (
    <div className="page">
      <h1 tabIndex={-1}>Nothing but wind</h1>
      <WaysOn others={others} />
    </div>
  );
}
`,
};
