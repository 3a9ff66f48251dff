import { SaxesParser } from 'saxes';
import type { Advice } from '../fault.ts';

/** Elements and instructions that run script, load a document or lead elsewhere if the file is opened by itself. */
const ACTIVE = /^(script|handler|listener|iframe|frame|object|embed|meta|xml-stylesheet)$/i;
/** A URL that runs script, also as one of the values of an animation. */
const SCRIPT_URL = /(^|;)(java|vb)script:/i;
/** Attributes that hold words, never a URL. */
const WORDS = /^(aria-.*|alt|label|title)$/;
/** The URLs that browsers load for the elements that refer to a picture. */
const EMBEDDED: Record<string, RegExp> = { image: /^(#|data:)/, feImage: /^(#|data:)/, use: /^#/ };
/** Browsers don't take a file without this namespace for an SVG. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** How deep elements may be: encoders read no deeper, and the parser's time grows with the square of the depth. */
const MAX_DEPTH = 250;
const TOO_DEEP = new RangeError();

/** Returns what keeps an SVG from being shown as a picture, with all character references decoded. */
export function svgAdvice(markup: string): Advice | undefined {
  const problems: Advice[] = [];
  const add = (...advice: Advice) => problems.push(advice);
  const addScript = (name: string) => add('contains script', `remove it from the SVG (${name})`);
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => add(`is not valid XML (${message})`, 'save it again as SVG'));
  parser.on('doctype', (text) => {
    if (text.includes('['))
      add('has a document type with definitions of its own', 'save it again as plain SVG, or as PNG');
  });
  parser.on('processinginstruction', ({ target }) => ACTIVE.test(target) && addScript(target));
  parser.on('closetag', () => depth--);
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (depth >= MAX_DEPTH) {
      add(`has elements more than ${MAX_DEPTH} deep`, 'save it again with fewer groups in groups');
      throw TOO_DEEP;
    }
    if (!depth++ && local === 'svg' && uri !== NAMESPACE)
      add("lacks the namespace of SVG, so browsers don't show it", `add xmlns="${NAMESPACE}" to its <svg>`);
    if (ACTIVE.test(local)) addScript(local);
    for (const { local: name, value } of Object.values(attributes)) {
      // Browsers ignore spaces before a URL, and line breaks in it.
      const url = value.replace(/[\p{Cc}\s]/gu, '');
      if (/^on/i.test(name)) addScript(name);
      else if (name === 'attributeName' && /^on/i.test(url)) addScript(url);
      else if (SCRIPT_URL.test(url) && !WORDS.test(name)) addScript('javascript:');
      else if (name === 'href' && EMBEDDED[local]?.test(url) === false)
        add(
          `refers to ${url.slice(0, 80)}, which browsers don't load for a picture`,
          'embed it in the SVG, or save the picture as PNG',
        );
    }
  });
  try {
    parser.write(markup).close();
  } catch (error) {
    if (error !== TOO_DEEP) throw error;
  }
  return problems[0];
}
