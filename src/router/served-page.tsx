import { Component, render } from 'preact';
import type { ReactNode } from 'react';
import { LEFT_ALONE } from '../components/left-alone';
import { loadChunk } from '../first/loading/chunk';
import { importPart, partUrl } from '../first/loading/part';
import { type Served, served } from '../first/served';
import { Adopting } from '../hooks/adopting';
import type { PageModule } from '../routes';
import { adopt } from './adopt';
import { lazyPage } from './lazy-page';

/** Passes the contexts around the served page on to its own tree. */
class Contexts extends Component<{ all: object; children: ReactNode }> {
  override getChildContext = () => this.props.all;
  render = () => this.props.children;
}

const { part = '' } = served ?? {};
const load = () => importPart(part) as Promise<PageModule>;
const Loaded = lazyPage(part, load, partUrl(part));

let mounted: ServedPage | undefined;

/**
 * The page that the host served. Its element stays as it is, and its code is not loaded, until `hydratePage`: a visitor who only goes
 * on to the next page never needs that. One who returns gets a copy of the element.
 */
export class ServedPage extends Component {
  private readonly isAgain = served?.isHydrated;
  private main?: Element | null;

  /** Notes the element, and fills a new one with the copy, before the effects of components around it look at the page. */
  private readonly take = (element: HTMLElement | null) => {
    if (!element || !served) return;
    mounted = this;
    this.main = element.parentElement;
    if (element === served.element) return;
    served.element = element;
    element.append(...document.importNode(served.copy, true).childNodes);
  };

  /** Hydrates the elements with the page's own component. */
  hydrate({ default: Page, props }: PageModule) {
    (served as Served).isHydrated = true;
    adopt(
      <Contexts all={this.context}>
        <Adopting.Provider value={true}>
          <Page {...props} />
        </Adopting.Provider>
      </Contexts>,
      this.main as Element,
    );
  }

  override componentWillUnmount() {
    if (this.main && served?.isHydrated) render(null, this.main);
    if (mounted === this) mounted = undefined;
  }

  render() {
    if (!served || this.isAgain) return <Loaded />;
    const Tag = served.element.localName as 'div';
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty HTML
    return <Tag ref={this.take} {...served.attributes} dangerouslySetInnerHTML={LEFT_ALONE} />;
  }
}

/** True if the page at a path within the site is the served one, as it was served. */
export const isServed = (path: string): boolean => served?.path === path && !served.isHydrated;

/** True if the handlers of the shown page are attached; only the served page may be without. */
export const isPageHydrated = (): boolean => !mounted || !!served?.isHydrated;

/**
 * Hydrates the served page, if it is shown and not yet hydrated.
 * @throws ChunkLoadError if its code does not load
 */
export async function hydratePage(): Promise<void> {
  if (isPageHydrated()) return;
  const module = await loadChunk(part, load, undefined, partUrl(part));
  // Meanwhile the visitor may have left the page, and returned.
  if (!isPageHydrated()) mounted?.hydrate(module);
}
