/** An attribute with its kind of key: P for primary, F for foreign, B for both. */
type Attribute = readonly [key: '' | 'P' | 'F' | 'B', name: string];

export interface Entity {
  name: string;
  column: number;
  row: number;
  has: readonly Attribute[];
}

const entity = (name: string, column: number, row: number, ...has: string[]): Entity => ({
  name,
  column,
  row,
  has: has.map((word) => {
    const [, key = '', rest = word] = /^([PFB]) (.+)$/.exec(word) ?? [];
    return [key as Attribute[0], rest];
  }),
});

/** Notify's entities, each with its place in the diagram's grid. */
export const ENTITIES: readonly Entity[] = [
  entity('Session', 0, 0, 'P id', 'F user_id', 'token_hash', 'device', 'expires_at'),
  entity('Follow', 1, 0, 'B user_id', 'B artist_id', 'since'),
  entity('Artist', 2, 0, 'P id', 'name', 'genre', 'verified', 'portrait'),
  entity('Album', 3, 0, 'P id', 'F artist_id', 'title', 'released_on', 'cover'),
  entity('Track', 4, 0, 'P id', 'F album_id', 'title', 'seconds', 'lyrics'),
  entity('User', 0, 1, 'P id', 'email', 'name', 'password_hash', 'role'),
  entity('Playlist', 1, 1, 'P id', 'F owner_id', 'title', 'kind: list, queue', 'shared'),
  entity('PlaylistTrack', 2, 1, 'B playlist_id', 'P position', 'F track_id', 'F added_by', 'added_at'),
  entity('Like', 3, 1, 'B user_id', 'B track_id', 'liked_at'),
  entity('PlayEvent', 4, 1, 'P id', 'F user_id', 'F track_id', 'played_at', 'seconds'),
  entity('Cart', 0, 2, 'P id', 'F user_id', 'promo_code', 'updated_at'),
  entity('CartItem', 1, 2, 'B cart_id', 'B variant_id', 'quantity'),
  entity('Variant', 2, 2, 'P id', 'F product_id', 'color, size', 'price_cents', 'stock'),
  entity('Product', 3, 2, 'P id', 'F artist_id', 'name', 'kind', 'label'),
  entity('Review', 4, 2, 'P id', 'F product_id', 'F user_id', 'stars', 'words'),
  entity('Address', 0, 3, 'P id', 'F user_id', 'street', 'city', 'country'),
  entity('Order', 1, 3, 'P number', 'F user_id', 'F address_id', 'state', 'total_cents'),
  entity('OrderItem', 2, 3, 'B order_number', 'B variant_id', 'quantity', 'unit_cents'),
];
