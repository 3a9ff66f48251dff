import { fontFaces } from '../studio';
import { DESIGN, SHELL } from './design';

/** A complete document to draw: the design system, the screen's own styles, and the screen. */
export async function page(body: string, css = ''): Promise<string> {
  const style = `${await fontFaces()}${DESIGN}${SHELL}${css}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;
}
