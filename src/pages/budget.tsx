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

/** What the pages weigh. Only the build renders it, and `plugins/budget/page.ts` fills in the figures once all files are final. */
export const BudgetPage = () => (
  <article className="page budget">
    <header>
      <h1 data-size="">{words.weights}</h1>
      <div data-figures="lead" />
    </header>
    {SECTIONS.map(([id, heading]) => (
      <Section key={id} id={id} heading={heading}>
        {id === 'pages' && <p>{words.weightsText}</p>}
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
