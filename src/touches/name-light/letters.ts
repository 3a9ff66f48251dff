/** What stands of a word on one line of the screen, in CSS px. */
interface Word {
  text: string;
  box: DOMRect;
}

/** The words of an element, line by line: a long one may be broken. */
function wordsOf(element: Element): Word[] {
  const words: Word[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
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

/** The box around all words of an element; a heading is often wider than what it says. */
export function textBox(element: Element): DOMRect {
  const boxes = wordsOf(element).map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Writes an element's words anew, in the same places and the same type.
 * @param context its unit is a CSS px, its origin that of `box`
 * @param box where it lies on the screen
 */
export function writeWords(context: CanvasRenderingContext2D, element: Element, box: DOMRect): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, direction } = getComputedStyle(element);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.letterSpacing = letterSpacing;
  context.direction = direction as CanvasDirection;
  context.textAlign = 'left';
  for (const { text, box: at } of wordsOf(element)) {
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(text);
    // What the browser leaves above and below the type is the same on both sides.
    const base = (at.top + at.bottom + up - down) / 2;
    // No wider than on the page: some browsers know no letter spacing here.
    context.fillText(text, at.left - box.left, base - box.top, at.width);
  }
}
