/** A word of the name where it stands on the screen, in CSS px. */
interface Word {
  text: string;
  box: DOMRect;
}

/** The words of an element, each on its line. */
function wordsOf(element: Element): Word[] {
  const words: Word[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { 0: text, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      words.push({ text, box: range.getBoundingClientRect() });
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
