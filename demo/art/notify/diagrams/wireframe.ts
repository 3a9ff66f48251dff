import { box, group, shape, sheet, soft, text, tint } from './svg';

/** The parts of a frame: filled blocks, crossed boxes for pictures, grey lines for text, and labels. */
class Wire {
  private blocks: string[] = [];
  private pictures: string[] = [];
  private copy: string[] = [];
  private words: string[] = [];
  private marks: string[] = [];

  constructor(
    private readonly left: number,
    private readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}

  block(x: number, y: number, w: number, h: number, label = ''): this {
    this.blocks.push(box(this.left + x, this.top + y, w, h));
    return label ? this.label(x + w / 2, y + h / 2 + 6, label) : this;
  }

  picture(x: number, y: number, w: number, h: number): this {
    const [a, b] = [this.left + x, this.top + y];
    this.pictures.push(`${box(a, b, w, h)}l${w} ${h}M${a + w} ${b}l${-w} ${h}`);
    return this;
  }

  line(x: number, y: number, w: number): this {
    this.copy.push(`M${this.left + x} ${this.top + y}h${w}`);
    return this;
  }

  label(x: number, y: number, words: string): this {
    this.words.push(text(this.left + x, this.top + y, words));
    return this;
  }

  note(x: number, y: number, number: number): this {
    this.marks.push(
      `<circle cx="${this.left + x}" cy="${this.top + y}" r="15"/>`,
      `<text x="${this.left + x}" y="${this.top + y + 6}" fill="#15101f">${number}</text>`,
    );
    return this;
  }

  draw(): string {
    const edge = shape(
      soft(this.left, this.top, this.width, this.height, 14),
      `fill="#181b20" stroke="${tint.quiet}" stroke-width="3"`,
    );
    return [
      edge,
      shape(this.blocks, `fill="#2b2f38"`),
      shape(this.pictures, `fill="#20232a" stroke="${tint.line}" stroke-width="2"`),
      shape(this.copy, `stroke="${tint.line}" stroke-width="8" stroke-linecap="round"`),
      group({ 'text-anchor': 'middle' }, this.words),
      group({ fill: '#b79bff', 'font-weight': 700, 'text-anchor': 'middle' }, this.marks),
    ].join('');
  }
}

const DESK = { x: 50, width: 860, height: 400 };
const PHONE = { x: 950, width: 230, height: 400 };

/** Sidebar, search and player bar, which both desktop pages have. */
function desk(top: number): Wire {
  const wire = new Wire(DESK.x, top, DESK.width, DESK.height)
    .block(12, 12, 150, 318, '')
    .label(87, 44, 'Sidebar');
  for (const row of [0, 1, 2, 3]) wire.line(36, 84 + row * 34, 100);
  return wire
    .block(178, 12, 300, 40, 'Search')
    .block(786, 12, 62, 40, 'Cart')
    .block(12, 342, 836, 46, 'Player bar')
    .note(87, 296, 1)
    .note(520, 365, 2);
}

function phone(top: number): Wire {
  return new Wire(PHONE.x, top, PHONE.width, PHONE.height)
    .block(10, 306, 210, 38, 'Player bar')
    .block(10, 350, 210, 40, 'Tabs')
    .note(196, 370, 1)
    .note(196, 325, 2);
}

function albumDesk(top: number): string {
  const wire = desk(top)
    .picture(178, 66, 140, 130)
    .block(336, 66, 320, 48, 'Album title')
    .line(340, 134, 220);
  wire
    .block(336, 156, 90, 40, 'Play')
    .block(436, 156, 90, 40, 'Save')
    .block(536, 156, 150, 40, 'Buy on vinyl')
    .note(706, 176, 3);
  for (const row of [0, 1, 2, 3])
    wire
      .line(190, 224 + row * 30, 20)
      .line(240, 224 + row * 30, 210 + ((row * 53) % 90))
      .line(690, 224 + row * 30, 60)
      .line(800, 224 + row * 30, 36);
  return wire.label(600, 230, 'Tracks').note(600, 260, 4).draw();
}

function albumPhone(top: number): string {
  const wire = phone(top)
    .picture(60, 14, 110, 100)
    .label(115, 142, 'Album title')
    .block(14, 156, 96, 38, 'Play')
    .block(120, 156, 96, 38, 'Buy')
    .note(198, 135, 3);
  for (const row of [0, 1, 2]) wire.line(22, 218 + row * 32, 120 - row * 14).line(178, 218 + row * 32, 26);
  return wire.note(153, 250, 4).draw();
}

function storeDesk(top: number): string {
  const wire = desk(top)
    .label(240, 92, 'The store')
    .block(500, 66, 348, 40, 'Filters and sorting')
    .note(520, 86, 5);
  for (const i of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const [x, y] = [178 + (i % 4) * 170, 120 + Math.floor(i / 4) * 108];
    wire
      .picture(x, y, 160, 72)
      .line(x + 6, y + 88, 76)
      .line(x + 120, y + 88, 34);
  }
  return wire.note(588, 156, 6).draw();
}

function storePhone(top: number): string {
  const wire = phone(top)
    .label(70, 42, 'The store')
    .block(148, 18, 68, 36, 'Cart')
    .block(14, 66, 202, 36, 'Filters')
    .note(190, 84, 5);
  for (const i of [0, 1, 2, 3]) {
    const [x, y] = [14 + (i % 2) * 106, 116 + Math.floor(i / 2) * 96];
    wire.picture(x, y, 96, 62).line(x + 6, y + 78, 60);
  }
  return wire.note(62, 147, 6).draw();
}

const NOTES = [
  ['1', 'Sidebar on the desktop,', 'tabs at the foot of a phone'],
  ['2', 'The player stays when', 'the page changes'],
  ['3', 'Each album links to its', 'own vinyl in the store'],
  ['4', 'Plays and lengths; a phone', 'drops the plays'],
  ['5', 'Filters scroll sideways', 'on a phone'],
  ['6', 'Four products a row,', 'two on a phone'],
] as const;

export function wireframe(): string {
  const [first, second] = [104, 560];
  const notes = NOTES.map(([number, ...lines], i) => {
    const y = 134 + i * 140;
    return `<circle cx="1244" cy="${y}" r="20" fill="#b79bff"/><text x="1237" y="${y + 8}" font-size="24" font-weight="700" fill="#15101f">${number}</text>${text(1284, y, lines[0] ?? '')}${text(1284, y + 30, lines[1] ?? '')}`;
  });
  const heads = [
    text(50, 92, 'Album, desktop'),
    text(950, 92, 'Album, phone'),
    text(50, 546, 'Store, desktop'),
    text(950, 546, 'Store, phone'),
  ];
  return sheet(
    'Notify: wireframes',
    [
      group({ fill: tint.quiet, 'font-size': 22 }, heads),
      albumDesk(first),
      albumPhone(first),
      storeDesk(second),
      storePhone(second),
      group({ 'font-size': 20 }, notes),
    ].join(''),
  );
}
