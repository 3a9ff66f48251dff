import { ThemeSwitch } from 'content:component/theme-switch';
import { language, languages, owner, words } from 'content:site';
import type { ReactNode } from 'react';
import { url } from '../url';
import type { ItemView } from '../views';
import footer from './footer.module.css';
import { Icon } from './icon';
import { LEFT_ALONE } from './left-alone';
import { Nav } from './nav';
import { Prose } from './prose';
import { UNTRANSLATED } from './untranslated';

interface Props {
  /** Path of the page within the site. */
  path: string;
  sections: ItemView[];
  children: ReactNode;
}

/** Everything around a page: the bar at the top and the footer. */
export const Shell = ({ path, sections, children }: Props) => (
  <>
    <a className="button skip" href="#main">
      {words.skip}
    </a>
    <Nav
      brand={
        <a href={url('/')} aria-label={owner.home} translate={UNTRANSLATED}>
          {owner.brand}
        </a>
      }
      sections={sections}
      tools={<Tools path={path} />}
    />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <footer className={footer.footer}>
      <p>
        <Prose text={owner.copyright} />
      </p>
      {owner.hasContact && !sections.some(({ hash }) => hash === '#contact') && (
        <a className="button" href={url('/#contact')}>
          {words.getInTouch}
        </a>
      )}
      {/* `later/vitals`, which needs no app, adds the page weight and speed of this visit. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty HTML */}
      <div className={footer.visit} dangerouslySetInnerHTML={LEFT_ALONE} />
    </footer>
  </>
);

const Tools = ({ path }: Pick<Props, 'path'>) => (
  <ul>
    {languages.length > 0 && (
      <li>
        <Languages path={path} />
      </li>
    )}
    {owner.networks.map((network) => (
      <li key={network.url}>
        <a href={network.url} target="_blank" rel="me noopener" aria-label={network.label}>
          <Icon name={network.icon} />
        </a>
      </li>
    ))}
    {ThemeSwitch && <ThemeSwitch />}
  </ul>
);

/** Links to the same page in the other languages: a single link, or a list of several as a native popover. */
function Languages({ path }: Pick<Props, 'path'>) {
  const links = languages.map(({ tag, name, base }) => (
    <a key={tag} href={base + path.slice(1)} hreflang={tag} lang={tag} data-language={base}>
      <span>{name}</span>
    </a>
  ));
  if (links.length === 1) return links[0];
  return (
    <>
      <button type="button" popoverTarget="languages">
        {language}
        <span className="sr-only">{` ${words.languages}`}</span>
      </button>
      <ul id="languages" popover="auto">
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </>
  );
}
