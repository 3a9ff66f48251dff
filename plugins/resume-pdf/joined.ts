/** Joins the texts of adjacent parts that belong together. */
export function joined<Part extends { text: string }>(
  parts: Part[],
  belong: (last: Part, next: Part) => boolean,
): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && belong(last, part)) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}
