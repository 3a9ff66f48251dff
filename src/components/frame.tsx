import { languages } from 'content:languages';
import { owner } from 'content:owner';
import { theme } from 'content:theme';
import { language, words } from 'content:words';
import { Icon } from '../first/icon';
import type { Frame } from '../first/nav';
import { url } from '../url';
import { NAME_PROPS } from './name-props';
import { Prose } from './prose';
import { ThemeSwitch } from './theme-switch';

/**
 * The parts around a page. Only the build renders them; hydration leaves them untouched.
 * @param path of the page, within the site
 */
export const frameOf = (path: string): Frame => ({
  skip: (
    <a className="button skip" href="#main">
      {words.skip}
    </a>
  ),
  brand: (
    <a href={url('/')} aria-label={owner.home} {...NAME_PROPS}>
      {owner.brand}
    </a>
  ),
  tools: (
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
      {theme === 'auto' && <ThemeSwitch />}
    </ul>
  ),
  copyright: (
    <p>
      <Prose text={owner.copyright} />
    </p>
  ),
});

/** Links to the same page in the other languages: a single link, or a list of several as a native popover. */
function Languages({ path }: { path: string }) {
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
        <span className="sr-only"> {words.languages}</span>
      </button>
      <ul id="languages" popover="auto">
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </>
  );
}
