import { attention } from 'micromark-core-commonmark';
import type { Code, Construct, Extension, State } from 'micromark-util-types';

const STAR = 42;
const isSpace = (code: Code): boolean => code === null || code < 0 || /\s/.test(String.fromCharCode(code));
const isWord = (code: Code): boolean =>
  !isSpace(code) && /[\p{L}\p{N}]/u.test(String.fromCharCode(code ?? 0));

/**
 * Stars as people write them: no space may follow an opening one or precede a closing one, and a single star does not count
 * inside a word, so that `2*3*4` stays a product. Markdown's own rule finds no end of `**「重要」**です`, as it looks for a space.
 */
const stars: Construct = {
  name: 'stars',
  resolveAll: attention.resolveAll,
  tokenize(effects, ok) {
    const before = this.previous;
    const start: State = (code) => {
      effects.enter('attentionSequence');
      return next(code);
    };
    const next: State = (code) => {
      if (code === STAR) {
        effects.consume(code);
        return next;
      }
      const token = effects.exit('attentionSequence');
      const isLong = token.end.offset - token.start.offset > 1;
      token._open = !isSpace(code) && (isLong || !isWord(before));
      token._close = !isSpace(before) && (isLong || !isWord(code));
      return ok(code);
    };
    return start;
  },
};

/** Markdown's syntax with these stars. */
export const emphasis: Extension = { text: { [STAR]: stars } };
