import type { AlbumId, ArtistId } from './catalogue';
import { sum } from './format';

export type Kind = 'tee' | 'hoodie' | 'record' | 'tote' | 'poster' | 'mug' | 'cap' | 'cassette';

export interface Product {
  name: string;
  kind: Kind;
  artist: ArtistId;
  art: AlbumId;
  /** Fabric, plastic or vinyl. */
  color: string;
  /** The background behind it in the store. */
  field: string;
  cents: number;
  label?: string;
}

/** The store's products, bestsellers first. */
export const PRODUCTS = {
  hoodie: {
    name: 'Undertow hoodie',
    kind: 'hoodie',
    artist: 'fenna',
    art: 'tidal-rooms',
    color: '#6d4fd6',
    field: '#f1e4d2',
    cents: 6200,
    label: 'No. 1',
  },
  record: {
    name: 'Tidal Rooms 2 LP',
    kind: 'record',
    artist: 'fenna',
    art: 'tidal-rooms',
    color: '#ff8f70',
    field: '#ffd9c7',
    cents: 3400,
  },
  tee: {
    name: 'Tidal Rooms tee',
    kind: 'tee',
    artist: 'fenna',
    art: 'tidal-rooms',
    color: '#1d1b26',
    field: '#cdbcff',
    cents: 2800,
    label: 'New',
  },
  cassette: {
    name: 'Greenhouse Tapes',
    kind: 'cassette',
    artist: 'ferns',
    art: 'greenhouse-tapes',
    color: '#1f6b4a',
    field: '#c6e8c9',
    cents: 1400,
    label: 'Limited',
  },
  poster: {
    name: 'Garden Party poster',
    kind: 'poster',
    artist: 'marlo',
    art: 'concrete-garden-party',
    color: '#ffffff',
    field: '#ffd884',
    cents: 2200,
  },
  tote: {
    name: 'Orchard Code tote',
    kind: 'tote',
    artist: 'copper',
    art: 'orchard-code',
    color: '#f6ecd6',
    field: '#a8cdb0',
    cents: 1800,
  },
  mug: {
    name: 'Slow Weather mug',
    kind: 'mug',
    artist: 'salt',
    art: 'slow-weather',
    color: '#ffffff',
    field: '#d8cdf5',
    cents: 1600,
  },
  cap: {
    name: 'Snowline cap',
    kind: 'cap',
    artist: 'tram',
    art: 'snowline',
    color: '#1f3850',
    field: '#cfdde8',
    cents: 2600,
  },
} as const satisfies Record<string, Product>;

export type ProductId = keyof typeof PRODUCTS;

export function product(id: ProductId): Product {
  return PRODUCTS[id];
}

export interface CartLine {
  id: ProductId;
  variant: string;
  quantity: number;
}

/** The cart on the store, cart and check-out screens. */
export const CART: readonly CartLine[] = [
  { id: 'tee', variant: 'Black · size M', quantity: 2 },
  { id: 'record', variant: 'Coral vinyl · gatefold', quantity: 1 },
  { id: 'tote', variant: 'Natural', quantity: 1 },
];

export const FREE_SHIPPING_FROM = 15_000;
export const TAX_PERCENT = 8;

export const lineTotal = (line: CartLine) => PRODUCTS[line.id].cents * line.quantity;

/** The total of some lines, in cents. */
export function bill(lines: readonly CartLine[]) {
  const subtotal = sum(lines.map(lineTotal));
  const shipping = subtotal >= FREE_SHIPPING_FROM ? 0 : 590;
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  const items = sum(lines.map((line) => line.quantity));
  return { items, subtotal, shipping, tax, total: subtotal + shipping + tax };
}

export const TOTALS = bill(CART);

/** The order number at check-out and in the admin's newest row. */
export const ORDER_NUMBER = 'N-20418';
