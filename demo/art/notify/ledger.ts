import { money, sum } from './format';
import { bill, CART, type CartLine, ORDER_NUMBER, PRODUCTS, type ProductId } from './shop';

/** Units sold in the last 14 days. */
const SOLD: Record<ProductId, number> = {
  record: 191,
  hoodie: 226,
  tee: 182,
  poster: 96,
  tote: 88,
  cap: 47,
  mug: 63,
  cassette: 109,
};

export const REVENUE = sum((Object.keys(SOLD) as ProductId[]).map((id) => SOLD[id] * PRODUCTS[id].cents));

const GROUPS: readonly { name: string; color: string; of: readonly ProductId[] }[] = [
  { name: 'Clothing', color: '#b79bff', of: ['tee', 'hoodie', 'cap'] },
  { name: 'Music', color: '#ff8f70', of: ['record', 'cassette'] },
  { name: 'Prints', color: '#ffc95c', of: ['poster'] },
  { name: 'Objects', color: '#5fd4c4', of: ['tote', 'mug'] },
];

/** The revenue of each kind of product. */
export const SHARES = GROUPS.map(({ name, color, of }) => ({
  name,
  color,
  cents: sum(of.map((id) => SOLD[id] * PRODUCTS[id].cents)),
}));

const BUSY = [52, 48, 61, 58, 74, 96, 88, 63, 59, 70, 82, 101, 124, 117];

/** The revenue day by day; the last day takes the rounding difference. */
export const DAYS = BUSY.map((weight, day) => {
  const share = (value: number) => Math.round((REVENUE * value) / sum(BUSY));
  return day < BUSY.length - 1 ? share(weight) : REVENUE - sum(BUSY.slice(0, -1).map(share));
});

const ORDER_COUNT = 541;

export const FIGURES = [
  { name: 'Store revenue', value: money(REVENUE), change: '+18%' },
  { name: 'Orders', value: String(ORDER_COUNT), change: '+12%' },
  { name: 'Average order', value: money(Math.round(REVENUE / ORDER_COUNT)), change: '+5%' },
  { name: 'Plays', value: '1.92 M', change: '+9%' },
] as const;

const order = (
  number: string,
  who: string,
  state: 'Paid' | 'Packed' | 'Shipped',
  lines: readonly CartLine[],
) => ({
  number,
  who,
  state,
  ...bill(lines),
});

const line = (id: ProductId, quantity: number): CartLine => ({ id, quantity, variant: '' });

/** The newest orders; the first is the one from check-out. */
export const ORDERS = [
  order(ORDER_NUMBER, 'Noor Lindahl', 'Paid', CART),
  order('N-20417', 'Teo Brandvik', 'Packed', [line('hoodie', 1), line('mug', 1)]),
  order('N-20416', 'Ilse Vorn', 'Shipped', [line('record', 2), line('cassette', 1)]),
  order('N-20415', 'Maren Kesti', 'Shipped', [line('poster', 1), line('tote', 2)]),
];
