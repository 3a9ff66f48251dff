import { words } from 'content:site';
import { Section } from '../components/section';
import { url } from '../url';
import './budget.css';

const SECTIONS = [
  ['pages', words.firstViews],
  ['files', words.itsFiles],
  ['rest', words.leftOut],
  ['modules', words.modules],
  ['history', words.history],
] as const;

/** The kinds whose bars are hatched instead of paler, with the width of a stroke in 6 px, and its angle. */
const HATCHES = [
  ['css', 4, 45],
  ['fonts', 2.75, -45],
  ['js', 1.5, 45],
  ['other', 2.75, -45],
] as const;

/** What the pages weigh. Only the build renders it, and `plugins/budget/page.ts` fills in the figures once all files are final. */
export const BudgetPage = () => (
  <article className="page budget">
    <header>
      <h1 data-size="">{words.weights}</h1>
      <div data-figures="lead" />
      <svg aria-hidden="true">
        {HATCHES.map(([kind, width, angle]) => (
          <pattern
            key={kind}
            id={`hatch-${kind}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <path d={`M0 0h6v${width}h-6z`} />
          </pattern>
        ))}
      </svg>
    </header>
    {SECTIONS.map(([id, heading]) => (
      <Section key={id} id={id} heading={heading}>
        {id === 'pages' && <p>{words.weightsText}</p>}
        {id === 'files' && <p>{words.filesText}</p>}
        <div data-figures={id} />
      </Section>
    ))}
    <p className="actions">
      <a className="button" href={url('/')}>
        {words.goHome}
      </a>
    </p>
  </article>
);
