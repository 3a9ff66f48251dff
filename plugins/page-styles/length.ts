/** The screen that a page is measured for. */
export interface Screen {
  /** CSS px. */
  width: number;
  height: number;
  /** Device pixels per CSS px. */
  ratio: number;
}

/** The phone that the budget and the measurements assume. */
export const PHONE: Screen = { width: 412, height: 823, ratio: 1.75 };

const REM_PX = 16;

/**
 * Converts a CSS length to px: px, rem, em, vw, vh, and `calc()`, `min()` and `max()` of them.
 * @throws if it is none of these
 */
export function lengthInPx(text: string, { width, height }: Screen): number {
  const units: Record<string, number> = { px: 1, rem: REM_PX, em: REM_PX, vw: width / 100, vh: height / 100 };
  const sum = text
    .replace(/\bcalc(?=\()/g, '')
    .replace(/(\d*\.?\d+)([a-z]*)/g, (_, digits, unit) => `(${digits}*${unit ? units[unit] : 1})`);
  try {
    // Only numbers and operators are left, which JavaScript evaluates as CSS does.
    if (/^([-+*/().\d\s]|(min|max)\(.*,)+$/.test(sum))
      return new Function('min', 'max', `return ${sum}`)(Math.min, Math.max);
  } catch {}
  throw new Error(`unsupported length "${text}": use px, rem, em, vw, vh, or calc(), min() or max() of them`);
}

const CONDITION = /^\(\s*(?:(min|max)-)?(width|height)\s*(:|<=|>=|<|>)\s*(.+?)\s*\)$/;

/**
 * Whether a media condition on the screen's width or height holds.
 * @throws if it is about anything else
 */
export function matchesMedia(condition: string, screen: Screen): boolean {
  return condition.split(/\s+and\s+/).every((part) => {
    const [, bound, feature, colon, value = ''] = CONDITION.exec(part) ?? [];
    // Either `(min-width: 10rem)` or `(width >= 10rem)`.
    if (!feature || !!bound !== (colon === ':'))
      throw new Error(
        `unsupported media condition "${part}": use one bound of width or height in each pair of brackets`,
      );
    const operator = bound ? { min: '>=', max: '<=' }[bound] : colon;
    const actual = screen[feature as 'width' | 'height'];
    const limit = lengthInPx(value, screen);
    if (operator?.endsWith('=') && actual === limit) return true;
    return operator?.startsWith('<') ? actual < limit : actual > limit;
  });
}
