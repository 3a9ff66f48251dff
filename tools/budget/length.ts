/** The screen that a page is weighed for. */
export interface Screen {
  /** CSS px. */
  width: number;
  height: number;
  /** Device pixels for each CSS px. */
  ratio: number;
}

/** The phone of the contract. */
export const PHONE: Screen = { width: 412, height: 823, ratio: 1.75 };

const REM_PX = 16;

/**
 * A CSS length in px: px, rem, em, vw, vh and `calc()` of them.
 * @throws where it is none of these
 */
export function length(text: string, { width, height }: Screen): number {
  const units: Record<string, number> = { px: 1, rem: REM_PX, em: REM_PX, vw: width / 100, vh: height / 100 };
  const tokens = text.replace(/\bcalc(?=\()/g, '').match(/\d*\.?\d+[a-z]*|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const fail = (): never => {
    throw new Error(`length "${text}" is not understood: use px, rem, em, vw, vh or calc() of them`);
  };

  function term(): number {
    const token = tokens[at++] ?? fail();
    if (token === '-') return -term();
    if (token === '(') {
      const value = sum();
      return tokens[at++] === ')' ? value : fail();
    }
    const [, digits, unit = ''] = /^(\d*\.?\d+)([a-z]*)$/.exec(token) ?? fail();
    return Number(digits) * (unit ? (units[unit] ?? fail()) : 1);
  }
  function product(): number {
    let value = term();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * term() : value / term();
    return value;
  }
  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  }

  const value = sum();
  return at === tokens.length ? value : fail();
}

const RANGE = /^\(\s*(width|height)\s*(<=|>=|<|>)\s*(.+?)\s*\)$/;
const BOUND = /^\(\s*(min|max)-(width|height)\s*:\s*(.+?)\s*\)$/;

/**
 * Whether a media condition on the screen's width or height holds.
 * @throws where it asks for anything else
 */
export function matches(condition: string, screen: Screen): boolean {
  return condition.split(/\s+and\s+/).every((part) => {
    const [, bound, named, limit] = BOUND.exec(part) ?? [];
    const [, feature = named, sign = bound === 'min' ? '>=' : '<=', value = limit] = RANGE.exec(part) ?? [];
    if (!feature || !value) throw new Error(`media condition "${part}" is not understood`);
    const have = screen[feature as 'width' | 'height'];
    const want = length(value, screen);
    return (sign[0] === '<' ? have < want : have > want) || (sign.length === 2 && have === want);
  });
}
