import { fontFaces } from '../studio';
import { DESIGN, SHELL } from './design';

/** A whole document to draw: the design system, what the screen adds, and the screen. */
export async function page(body: string, css = ''): Promise<string> {
  const style = `${await fontFaces()}${DESIGN}${SHELL}${css}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;
}
