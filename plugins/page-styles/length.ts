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
 * A CSS length in px: px, rem, em, vw, vh, and `calc()`, `min()` and `max()` of them.
 * @throws where it is none of these
 */
export function length(text: string, { width, height }: Screen): number {
  const units: Record<string, number> = { px: 1, rem: REM_PX, em: REM_PX, vw: width / 100, vh: height / 100 };
  const sum = text
    .replace(/\bcalc(?=\()/g, '')
    .replace(/(\d*\.?\d+)([a-z]*)/g, (_, digits, unit) => `(${digits}*${unit ? units[unit] : 1})`);
  try {
    // Numbers and operators alone: JavaScript reckons as CSS does.
    if (/^([-+*/().\d\s]|(min|max)\(.*,)+$/.test(sum))
      return new Function('min', 'max', `return ${sum}`)(Math.min, Math.max);
  } catch {}
  throw new Error(
    `length "${text}" is not understood: use px, rem, em, vw, vh, or calc(), min() or max() of them`,
  );
}

const CONDITION = /^\(\s*(?:(min|max)-)?(width|height)\s*(:|<=|>=|<|>)\s*(.+?)\s*\)$/;

/**
 * Whether a media condition on the screen's width or height holds.
 * @throws where it asks for anything else
 */
export function matches(condition: string, screen: Screen): boolean {
  return condition.split(/\s+and\s+/).every((part) => {
    const [, bound, feature, colon, value = ''] = CONDITION.exec(part) ?? [];
    if (!feature || !!bound !== (colon === ':'))
      throw new Error(`media condition "${part}" is not understood`);
    const sign = bound ? { min: '>=', max: '<=' }[bound] : colon;
    const have = screen[feature as 'width' | 'height'];
    const want = length(value, screen);
    return (sign?.[0] === '<' ? have < want : have > want) || (sign?.length === 2 && have === want);
  });
}
