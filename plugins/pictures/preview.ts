import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureStem } from '../../src/picture-file.ts';
import { DARK_PALETTE, homeAccent } from '../content/styles/theme.ts';
import { plainLine } from '../content/text/blocks.ts';
import { directionOf } from '../content/text/locale.ts';
import { hostOf } from '../content/text/url.ts';
import type { Content } from '../content/types.ts';
import { pagesOf } from '../content/views/pages.ts';
import { chooseFont } from '../fonts/files.ts';
import { lacksTooMuch, typeset } from '../typst/typeset.ts';
import { ENCODING_SETTINGS } from './encode.ts';
import { hashOf, pictureSlug } from './file.ts';
import type { PictureMaker } from './maker.ts';
import type { Masters } from './masters.ts';

/** The part of a preview at the end of its lines that a page's picture fills, in px. */
const PICTURE_PX = { width: 440, height: 630 };

const TEMPLATE = readFileSync(resolve(import.meta.dirname, 'preview.typ'), 'utf8');

/** Returns what the preview of a page (`home` or a project's name) shows, of the site at a URL. */
export function previewView(page: string, content: Content, url: string) {
  const { resume, site, projects } = content;
  const { name = '', label = '', image } = resume.basics ?? {};
  const { language = 'en' } = site;
  const project = projects[page];
  const picture = project?.card ?? project?.banner;
  return {
    title: project?.title ?? name,
    tagline: plainLine(project?.tagline ?? label),
    foot: project ? name : hostOf(url),
    accent: project?.accent ?? homeAccent(site),
    picture: project ? picture && ('src' in picture ? picture.src : picture.poster) : image,
    language: new Intl.Locale(language).language,
    isRightToLeft: directionOf(language) === 'rtl',
    font: site.font,
  };
}

type PreviewView = ReturnType<typeof previewView>;

/** Draws the preview of a page as an SVG, dark as the site is; undefined if the fonts lack too many letters. */
export async function drawPreview(view: PreviewView, hasPicture: boolean, folder: string) {
  const { ground, text, quiet } = DARK_PALETTE;
  const display = chooseFont(view.font, folder, folder);
  const data = { ...view, ground, text, quiet, hasPicture };
  const { svg, missing } = await typeset(TEMPLATE, data, { own: resolve(folder, 'fonts'), display });
  return lacksTooMuch(missing, view.title) ? undefined : svg();
}

/** Returns a drawn preview with the picture of its page, if there is one. */
export async function withPicture(svg: string, view: PreviewView, picture?: Sharp): Promise<Sharp> {
  const drawn = sharp(Buffer.from(svg));
  if (!picture) return drawn;
  const input = await picture
    .resize({ ...PICTURE_PX, position: 'attention' })
    .png()
    .toBuffer();
  return drawn.composite([{ input, gravity: view.isRightToLeft ? 'west' : 'east' }]);
}

/**
 * Returns the file of each page's preview: of the picture that the owner has chosen, otherwise, if the site's URL is known, a drawn
 * one. A page for which the fonts lack letters has none.
 */
export async function previewFiles(
  content: Content,
  folder: string,
  masters: Masters,
  maker: PictureMaker,
  url?: string,
): Promise<Record<string, string>> {
  async function chosen(src: string): Promise<string> {
    const master = await masters.get(src);
    return maker.preview(masters.stemOf(master), async () => (await maker.open(master)).image);
  }

  async function drawn(page: string, url: string): Promise<string | undefined> {
    const view = previewView(page, content, url);
    const master = await masters.find(view.picture);
    const svg = await drawPreview(view, !!master, folder);
    if (!svg) return undefined;
    const recipe = [svg, ENCODING_SETTINGS, master && masters.stemOf(master)].join('\n');
    const stem = pictureStem(`preview-${pictureSlug(page)}`, hashOf(Buffer.from(recipe)));
    return maker.preview(stem, async () =>
      withPicture(svg, view, master && (await maker.open(master)).image),
    );
  }

  const { site, projects } = content;
  const files: Record<string, string> = {};
  const previewed = pagesOf(content).filter(({ kind }) => kind === 'home' || kind === 'project');
  for (const { name: page } of previewed) {
    const src = page === 'home' ? site.openGraph : projects[page]?.openGraph;
    const file = src ? await chosen(src) : url && (await drawn(page, url));
    if (file) files[page] = file;
  }
  return files;
}
