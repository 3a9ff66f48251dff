import { Color, MeshBasicMaterial, MeshStandardMaterial } from 'three';

const kept = new Map<string, MeshStandardMaterial | MeshBasicMaterial>();

function keep<T extends MeshStandardMaterial | MeshBasicMaterial>(key: string, make: () => T): T {
  const known = kept.get(key);
  if (known) return known as T;
  const made = make();
  kept.set(key, made);
  return made;
}

/** A plain painted surface. */
export function matte(color: string, roughness = 0.82): MeshStandardMaterial {
  return keep(`matte ${color} ${roughness}`, () => new MeshStandardMaterial({ color, roughness }));
}

/** An emissive surface; above a strength of about 1 it blooms. */
export function shine(color: string, strength = 1.8): MeshBasicMaterial {
  return keep(`shine ${color} ${strength}`, () => {
    return new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength) });
  });
}

/** A colour a little lighter or darker than another. */
export function shade(color: string, by: number): string {
  const made = new Color(color);
  const hsl = made.getHSL({ h: 0, s: 0, l: 0 });
  made.setHSL(hsl.h, hsl.s, Math.min(1, Math.max(0, hsl.l + by)));
  return `#${made.getHexString()}`;
}
