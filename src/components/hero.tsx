import { words } from 'content:site';
import { resumePdf, resumePdfSize } from 'resume-pdf:offer';
import { url } from '../url';
import type { HomeView } from '../views';
import css from './hero.module.css';
import links from './links.module.css';
import { Picture } from './picture';
import { Facts, proseElements } from './prose';
import { UNTRANSLATED } from './untranslated';

/** Who the owner is, above the fold and in front of the rain: name, role, place, latest employer, buttons and links. */
export const Hero = ({ home }: { home: HomeView }) => (
  <header className={css.hero} data-compact={home.isCompact}>
    <p className={css.greeting}>{home.greeting}</p>
    {/* The name alone: its size and its fallback font are fitted to it. */}
    <h1 tabIndex={-1} data-size={home.nameSize} translate={UNTRANSLATED}>
      {home.name}
    </h1>
    {home.portrait && (
      <div className={css.photo}>
        <Picture picture={home.portrait} sizes="(min-width: 45rem) 240px, 64px" eager />
      </div>
    )}
    <div className={css.words}>
      {home.role && <p className={css.role}>{home.role}</p>}
      {proseElements('p', home.opening)}
      <Facts facts={home.facts} />
      <p className="actions">
        {home.reader && <ResumeButton isFirst>{words.resumeFor(home.reader)}</ResumeButton>}
        {home.projects && (
          <a href="#projects" className={buttonClass(home.reader && resumePdf)}>
            {words.seeWork}
          </a>
        )}
        {!home.reader && <ResumeButton isFirst={!home.projects}>{words.resume}</ResumeButton>}
        {home.contact && !resumePdf && (
          <a href="#contact" className={buttonClass(home.projects)}>
            {words.getInTouch}
          </a>
        )}
        <span className={`${links.links} ${css.quiet}`}>
          {home.contact && resumePdf && <a href="#contact">{words.getInTouch}</a>}
          {home.code && (
            <a href={home.code.url} target="_blank" rel="me noopener">
              {home.code.label}
            </a>
          )}
        </span>
      </p>
    </div>
  </header>
);

const ResumeButton = ({ isFirst, children }: { isFirst: boolean; children: string }) =>
  resumePdf && (
    <a href={url(resumePdf)} className={buttonClass(!isFirst)} title={resumePdfSize}>
      {`${children} (PDF)`}
    </a>
  );

/** Returns a button's classes: only a button with none before it is filled. */
const buttonClass = (hasButtonBefore: unknown) => (hasButtonBefore ? 'button' : 'button main');
