import { words } from 'content:site';
import { Home } from '../components/home';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { url } from '../url';
import type { VersionView } from '../views';
import css from './version.module.css';

/** `/for/NAME`: the home page for one reader, who is first told where the owner did what they ask. Only the build renders it. */
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
          {asks.map(({ ask, where, closest }) => (
            <div key={ask}>
              <dt>{ask}</dt>
              {where.map(({ text, label, url: proof }) => (
                <dd key={proof}>
                  <span className={css.proof}>
                    <Prose text={text} />
                  </span>{' '}
                  <a href={proof.replace(/^\//, url('/'))} data-alone>
                    {label}
                  </a>
                </dd>
              ))}
              {where.length === 0 && (
                <dd className={css.open}>{closest ? words.closest(closest) : words.notYet}</dd>
              )}
            </div>
          ))}
        </dl>
      </Section>
    )}
  </Home>
);

export default Version;
