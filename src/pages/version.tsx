import { words } from 'content:site';
import { Home } from '../components/home';
import { dirOf, Prose } from '../components/prose';
import { Section } from '../components/section';
import { url } from '../url';
import type { AskView, ProseText, VersionView } from '../views';
import css from './version.module.css';

/** `/for/NAME`: the home page for one reader, which first says where the owner did what they ask. Only the build renders it. */
const Version = ({ home, asks }: Omit<VersionView, 'view'>) => (
  <Home
    shown={home}
    end={
      <p className={css.rest}>
        <a href={url('/')}>{words.everythingElse}</a>
      </p>
    }
  >
    {asks.length > 0 && (
      <Section id="asks" heading={words.asks}>
        <dl className={css.asks}>
          {asks.map(({ ask, answer, where }) => (
            <div key={ask}>
              <dt>
                <q>{ask}</q>
              </dt>
              {answer ? (
                <dd>
                  <Proof text={answer} />
                  {where.map((source) => (
                    <Source key={source.url} {...source} />
                  ))}
                </dd>
              ) : (
                where.map((source) => (
                  <dd key={source.url}>
                    <Proof text={source.text} />
                    <Source {...source} />
                  </dd>
                ))
              )}
            </div>
          ))}
        </dl>
      </Section>
    )}
  </Home>
);

const Proof = ({ text }: { text: ProseText }) => (
  <span className={css.proof} dir={dirOf(text)}>
    <Prose text={text} />
  </span>
);

/** A link to where something was done, after a blank. */
const Source = ({ label, url: proof }: AskView['where'][number]) => (
  <>
    {' '}
    <a href={url(proof)} data-alone>
      {label}
    </a>
  </>
);

export default Version;
