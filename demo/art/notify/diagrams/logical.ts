import { ENTITIES, type Entity } from './entities';
import { box, group, MONO, shape, sheet, text, tint } from './svg';

const LEFT = 50;
const WIDE = 244;
const ACROSS = 314;
const TOP = 96;
const TALL = 170;
const DOWN = 226;
const HEAD = 36;
const LINE = 25;

const x = (column: number) => LEFT + column * ACROSS;
const y = (row: number) => TOP + row * DOWN;
const bottom = (row: number) => y(row) + TALL;
const centre = (column: number) => x(column) + WIDE / 2;
const middle = (row: number) => y(row) + TALL / 2;

/** Lines between neighbours: column, row, whether the line runs down, and the cardinality at each end. */
const NEIGHBOURS: readonly (readonly [number, number, 'across' | 'down', string, string])[] = [
  [0, 0, 'down', '*', '1'],
  [0, 1, 'down', '1', '0..1'],
  [1, 0, 'across', '*', '1'],
  [2, 0, 'across', '1', '*'],
  [3, 0, 'across', '1', '*'],
  [1, 1, 'across', '1', '*'],
  [0, 2, 'across', '1', '*'],
  [1, 2, 'across', '*', '1'],
  [2, 2, 'across', '*', '1'],
  [3, 2, 'across', '1', '*'],
  [2, 2, 'down', '1', '*'],
  [0, 3, 'across', '1', '*'],
  [1, 3, 'across', '1', '1..*'],
];

const lines: string[] = [];
const ends: string[] = [];

/** The cardinality, next to the end of a line. */
const many = (a: number, b: number, words: string) => ends.push(text(a, b, words));

function neighbours(): void {
  for (const [column, row, way, from, to] of NEIGHBOURS) {
    if (way === 'across') {
      lines.push(`M${x(column) + WIDE} ${middle(row)}H${x(column + 1)}`);
      many(x(column) + WIDE + 7, middle(row) - 9, from);
      many(x(column + 1) - 7 - to.length * 9.5, middle(row) - 9, to);
    } else {
      lines.push(`M${centre(column)} ${bottom(row)}V${y(row + 1)}`);
      many(centre(column) + 9, bottom(row) + 19, from);
      many(centre(column) + 9, y(row + 1) - 8, to);
    }
  }
}

/** Lines that run in the lanes between the boxes. */
function lanes(): void {
  const upper = bottom(0) + 28;
  lines.push(
    `M${centre(4)} ${bottom(0)}V${y(1)}M${centre(2)} ${y(1)}V${upper}H${centre(4)}M${centre(3)} ${upper}V${y(1)}`,
  );
  many(centre(4) + 9, bottom(0) + 19, '1');
  for (const column of [2, 3, 4]) many(centre(column) + 9, y(1) - 8, '*');

  const lane = x(0) + WIDE + 35;
  const lower = bottom(1) + 28;
  lines.push(`M${x(0) + WIDE} ${middle(1)}H${x(1)}M${x(1)} ${middle(0)}H${lane}V${lower}H${centre(4)}`);
  lines.push(
    [2, 3].map((column) => `M${centre(column)} ${lower}V${bottom(1)}`).join(''),
    `M${centre(4)} ${bottom(1)}V${y(2)}`,
  );
  many(x(0) + WIDE + 7, middle(1) - 9, '1');
  many(x(1) - 17, middle(1) - 9, '*');
  many(x(1) - 17, middle(0) - 9, '*');
  for (const column of [2, 3, 4]) many(centre(column) + 9, bottom(1) + 19, '*');
  many(centre(4) + 9, y(2) - 8, '*');

  const far = x(4) + WIDE + 26;
  lines.push(`M${centre(3)} ${bottom(2)}v28H${far}V${TOP - 26}H${centre(2)}V${TOP}`);
  many(centre(3) + 9, bottom(2) + 19, '*');
  many(centre(2) + 9, TOP - 7, '1');

  const near = 24;
  lines.push(
    `M${x(0)} ${middle(1)}H${near}V${bottom(3) + 24}H${centre(1)}V${bottom(3)}M${near} ${middle(3)}H${x(0)}`,
  );
  many(x(0) - 15, middle(1) - 9, '1');
  many(x(0) - 16, middle(3) - 9, '*');
  many(centre(1) + 9, bottom(3) + 19, '*');
}

function rows(draw: (entity: Entity, key: string, name: string, top: number) => string): string[] {
  return ENTITIES.flatMap((entity) =>
    entity.has.map(([key, name], i) => draw(entity, key, name, y(entity.row) + HEAD + 23 + i * LINE)),
  );
}

const KEYS: Record<string, string> = { P: 'PK', F: 'FK', B: 'PF' };

export function logical(): string {
  lines.length = 0;
  ends.length = 0;
  neighbours();
  lanes();
  const [keyX, keyY] = [x(3) + 20, y(3) + 48];
  const legend = [
    ['PK', 'identifies the row'],
    ['FK', 'points to another row'],
    ['PF', 'does both'],
    ['1, *', 'how many at that end'],
  ] as const;
  return sheet(
    'Notify: logical model',
    [
      shape(lines, `fill="none" stroke="${tint.line}" stroke-width="2.5"`),
      shape(
        ENTITIES.map(({ column, row }) => box(x(column), y(row), WIDE, TALL)),
        `fill="${tint.box}"`,
      ),
      shape(
        ENTITIES.map(({ column, row }) => box(x(column), y(row), WIDE, HEAD)),
        'fill="#b79bff"',
      ),
      group(
        { 'font-weight': 700, 'font-size': 21, fill: '#15101f' },
        ENTITIES.map(({ name, column, row }) => text(x(column) + 12, y(row) + 26, name)),
      ),
      ...rows(({ column }, _, name, top) => text(x(column) + 50, top, name)),
      group(
        { fill: '#b79bff', 'font-family': MONO },
        rows(({ column }, key, _, top) => (key ? text(x(column) + 12, top, KEYS[key] ?? '') : '')),
      ),
      group({ fill: tint.quiet }, ends),
      group(
        { fill: '#b79bff', 'font-family': MONO },
        legend.map(([sign], i) => text(keyX, keyY + i * 32, sign)),
      ),
      group(
        { fill: tint.quiet },
        legend.map(([, words], i) => text(keyX + 70, keyY + i * 32, words)),
      ),
    ].join(''),
  );
}
