import { group, MONO, shape, sheet, soft, text, tint } from './svg';

const ACCESS = { open: '#5fd4c4', member: '#b79bff', staff: '#ff8f70' } as const;

interface Spot {
  name: string;
  /** The number of its screen; a part of a page has none. */
  screen?: string;
  route?: string;
}

const pageAt = (screen: string, name: string, route: string): Spot => ({ screen, name, route });
const part = (name: string): Spot => ({ name });

const COLUMNS: readonly { name: string; access: keyof typeof ACCESS; spots: readonly Spot[] }[] = [
  {
    name: 'Account',
    access: 'open',
    spots: [
      pageAt('02', 'Sign up', '/sign-up'),
      pageAt('03', 'Log in', '/log-in'),
      part('Passkey'),
      part('Email link'),
    ],
  },
  {
    name: 'Discover',
    access: 'member',
    spots: [
      pageAt('04', 'Home feed', '/home'),
      pageAt('05', 'Search', '/search'),
      pageAt('11', 'Library', '/library'),
      part('Liked tracks'),
    ],
  },
  {
    name: 'Music',
    access: 'member',
    spots: [
      pageAt('10', 'Artist', '/artist/:id'),
      pageAt('06', 'Album', '/album/:id'),
      pageAt('07', 'Playlist', '/playlist/:id'),
      part('Friends'),
    ],
  },
  {
    name: 'Player',
    access: 'member',
    spots: [
      pageAt('08', 'Now playing', '/playing'),
      pageAt('09', 'Queue', '/queue'),
      part('Lyrics'),
      part('Player bar'),
    ],
  },
  {
    name: 'Store',
    access: 'member',
    spots: [
      pageAt('12', 'Store', '/store'),
      pageAt('13', 'Product', '/store/:id'),
      pageAt('14', 'Cart', '/cart'),
      pageAt('15', 'Check-out', '/check-out'),
    ],
  },
  {
    name: 'Back office',
    access: 'staff',
    spots: [pageAt('16', 'Admin', '/admin'), part('Revenue'), part('Orders'), part('Most played')],
  },
];

const LEFT = 50;
const PITCH = 253;
const WIDTH = 232;
const INDENT = 26;
const TOP = 344;
const STEP = 136;
const TALL = 108;

export function sitemap(): string {
  const middle = (column: number) => LEFT + column * PITCH + WIDTH / 2;
  const spots = COLUMNS.flatMap(({ access, spots }, column) =>
    spots.map((spot, row) => ({ ...spot, access, x: LEFT + column * PITCH + INDENT, y: TOP + row * STEP })),
  );
  const pages = spots.filter((spot) => spot.route);
  const parts = spots.filter((spot) => !spot.route);
  const wide = WIDTH - INDENT;

  const lines = COLUMNS.map(({ spots }, column) => {
    const trunk = LEFT + column * PITCH + 8;
    const stubs = spots.map((_, row) => `M${trunk} ${TOP + row * STEP + TALL / 2}h${INDENT - 8}`).join('');
    return `M${middle(column)} 206v38M${trunk} 300V${TOP + (spots.length - 1) * STEP + TALL / 2}${stubs}`;
  });
  const stripes = (Object.keys(ACCESS) as (keyof typeof ACCESS)[]).map((access) => {
    const heads = COLUMNS.flatMap((column, i) =>
      column.access === access ? [soft(LEFT + i * PITCH, 244, WIDTH, 56)] : [],
    );
    const edges = pages
      .filter((spot) => spot.access === access)
      .map(({ x, y }) => `M${x} ${y}h8v${TALL}h-8z`);
    return shape(
      [...heads, ...edges, ...(access === 'open' ? [soft(650, 84, 300, 84)] : [])],
      `fill="${ACCESS[access]}"`,
    );
  });
  const legend = [
    ['Open to all', ACCESS.open],
    ['Signed in', ACCESS.member],
    ['Staff only', ACCESS.staff],
  ] as const;

  return sheet(
    'Notify: site map',
    [
      shape(
        [`M800 168v38M${middle(0)} 206H${middle(5)}`, ...lines],
        `fill="none" stroke="${tint.line}" stroke-width="3"`,
      ),
      shape(
        pages.map(({ x, y }) => soft(x, y, wide, TALL, 8)),
        `fill="${tint.box}"`,
      ),
      shape(
        parts.map(({ x, y }) => soft(x, y + 24, wide, 60, 8)),
        `fill="${tint.paper}" stroke="${tint.line}" stroke-width="2" stroke-dasharray="7 6"`,
      ),
      ...stripes,
      group(
        { 'font-size': 24, 'font-weight': 700 },
        pages.map(({ x, y, name }) => text(x + 24, y + 66, name)),
      ),
      group(
        { 'font-family': MONO, fill: tint.quiet },
        pages.flatMap(({ x, y, route = '', screen = '' }) => [
          text(x + 24, y + 94, route),
          text(x + 24, y + 36, screen),
        ]),
      ),
      group(
        { 'font-size': 21, fill: tint.quiet },
        parts.map(({ x, y, name }) => text(x + 24, y + 61, name)),
      ),
      group({ 'text-anchor': 'middle', 'font-weight': 700, fill: '#15101f', 'font-size': 24 }, [
        ...COLUMNS.map(({ name }, i) => text(middle(i), 280, name)),
        text(800, 120, '01 Landing'),
      ]),
      group({ 'text-anchor': 'middle', 'font-family': MONO, fill: '#15101f' }, text(800, 150, '/')),
      ...legend.map(([, color], i) => shape(soft(50 + i * 190, 914, 26, 26, 6), `fill="${color}"`)),
      shape(
        soft(620, 914, 40, 26, 6),
        `fill="none" stroke="${tint.line}" stroke-width="2" stroke-dasharray="7 6"`,
      ),
      group({ 'font-size': 20, fill: tint.quiet }, [
        ...legend.map(([name], i) => text(88 + i * 190, 934, name)),
        text(672, 934, 'Part of a page, no address of its own'),
      ]),
    ].join(''),
  );
}
