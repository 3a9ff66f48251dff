/** The part of a word on one line, with its box in CSS px. */
interface Word {
  text: string;
  box: DOMRect;
}

/** The words of an element itself, not of those within it, split where a long word is broken across lines. */
function wordsOf(element: Element): Word[] {
  const words: Word[] = [];
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue;
    const boxOf = (from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
      const end = index + text.length;
      let from = index;
      for (let to = from + 1; to <= end; to++) {
        if (to < end && boxOf(to, to + 1).top === boxOf(from, from + 1).top) continue;
        words.push({ text: node.data.slice(from, to), box: boxOf(from, to) });
        from = to;
      }
    }
  }
  return words;
}

/** The box around all words of an element; a heading's own box is often wider than its text. */
export function textBox(element: Element): DOMRect {
  const boxes = wordsOf(element).map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Draws an element's words on a canvas, in the same positions and the same font.
 * @param context with CSS px as its unit and the origin of `box`
 * @param box the canvas's box in the viewport
 */
export function writeWords(context: CanvasRenderingContext2D, element: Element, box: DOMRect): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, direction, textTransform } =
    getComputedStyle(element);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.letterSpacing = letterSpacing;
  context.direction = direction as CanvasDirection;
  context.textAlign = 'left';
  for (const { text: word, box: at } of wordsOf(element)) {
    const text = textTransform === 'uppercase' ? word.toLocaleUpperCase(document.documentElement.lang) : word;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(text);
    // Browsers leave the same space above and below the glyphs.
    const baseline = (at.top + at.bottom + up - down) / 2;
    // Limits the width to that on the page, as some browsers do not support letter spacing on canvas.
    context.fillText(text, at.left - box.left, baseline - box.top, at.width);
  }
}
