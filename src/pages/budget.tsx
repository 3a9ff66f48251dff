import { words } from 'content:site';
import { Section } from '../components/section';
import { url } from '../url';
import type { PageView } from '../views';
import './budget.css';

/** The build alone sets its title, and no section of it is in the navigation. */
export const view: PageView = { title: '', sections: [] };

const SECTIONS = [
  ['pages', words.firstViews],
  ['history', words.history],
] as const;

/** Sections that are folded, because few readers want them. */
const FOLDED = [
  ['files', words.itsFiles],
  ['rest', words.leftOut],
  ['modules', words.modules],
] as const;

/** Tiles of 4 px, whole pixels of most screens, for the kinds whose bars have a grain instead of a paler color. */
const GRAINS = [
  ['css', 'M0 0h4v2h-4z', 45],
  ['fonts', 'M0 0h2v2h-2z', 0],
  ['js', 'M0 0h1.5v4h-1.5z', 0],
  ['other', 'M0 0h4v2h-4z', -45],
] as const;

/** The page about the weight of all pages. Only the build renders it; `plugins/budget/page.tsx` fills in the figures at the end. */
const Budget = () => (
  <article className="page budget">
    <header>
      <h1 data-size="">{words.weights}</h1>
      <div data-figures="lead" />
      <svg aria-hidden="true">
        {GRAINS.map(([kind, path, angle]) => (
          <pattern
            key={kind}
            id={`grain-${kind}`}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <path d="M0 0h4v4h-4z" opacity=".25" />
            <path d={path} />
          </pattern>
        ))}
      </svg>
    </header>
    {SECTIONS.map(([id, heading]) => (
      <Section key={id} id={id} heading={heading}>
        {id === 'pages' && <p>{words.weightsText}</p>}
        <div data-figures={id} />
      </Section>
    ))}
    <Section id="more" heading={words.more}>
      {FOLDED.map(([id, summary]) => (
        <details key={id} id={id}>
          <summary>{summary}</summary>
          {id === 'files' && <p>{words.filesText}</p>}
          <div data-figures={id} />
        </details>
      ))}
    </Section>
    <p className="actions">
      <a href={url('/')} data-alone>
        {words.goHome}
      </a>
    </p>
  </article>
);

export default Budget;
