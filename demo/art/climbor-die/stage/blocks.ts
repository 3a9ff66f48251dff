import { type BufferGeometry, CylinderGeometry, Group, type Material, Mesh, type Object3D } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { matte, shade } from './materials';
import { between, type Random } from './random';
import type { Point } from './stage';

const shapes = new Map<string, BufferGeometry>();

/** The rounded block from which the world is built. */
export function blockShape(w: number, h: number, d: number, radius = 0.1, steps = 2): BufferGeometry {
  const soft = Math.min(radius, w / 2.01, h / 2.01, d / 2.01);
  const key = [w, h, d, soft, steps].map((n) => n.toFixed(3)).join();
  const known = shapes.get(key);
  if (known) return known;
  const made = new RoundedBoxGeometry(w, h, d, steps, soft);
  shapes.set(key, made);
  return made;
}

export function solid(shape: BufferGeometry, skin: Material | string, at: Point = [0, 0, 0]): Mesh {
  const mesh = new Mesh(shape, typeof skin === 'string' ? matte(skin) : skin);
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.position.set(...at);
  return mesh;
}

export function block(size: Point, skin: Material | string, at: Point = [0, 0, 0], radius = 0.1): Mesh {
  return solid(blockShape(...size, radius), skin, at);
}

export function rod(
  radius: number,
  length: number,
  skin: Material | string,
  at: Point = [0, 0, 0],
  sides = 16,
) {
  return solid(new CylinderGeometry(radius, radius, length, sides), skin, at);
}

export function group(at: Point, ...parts: Object3D[]): Group {
  const made = new Group();
  made.position.set(...at);
  made.add(...parts);
  return made;
}

/** Places an object, rotated about the vertical axis. */
export function put<T extends Object3D>(thing: T, at: Point, turn = 0): T {
  thing.position.set(...at);
  thing.rotation.y = turn;
  return thing;
}

export interface PlatformLook {
  top: string;
  rock: string;
}

/** A floating platform: a bright top with an overhanging lip, and rock that tapers off below. */
export function platform(w: number, d: number, look: PlatformLook, random: Random, depth = 2): Group {
  const made = group([0, 0, 0], block([w, 0.42, d], look.top, [0, -0.21, 0], 0.16));
  for (let x = -w / 2 + 0.4; x <= w / 2 - 0.3; x += 0.8) {
    for (const side of [-1, 1]) {
      const drop = between(random, 0.16, 0.55);
      made.add(block([0.66, 0.3 + drop, 0.3], look.top, [x, -0.2 - drop / 2, side * (d / 2 - 0.13)], 0.12));
    }
  }
  for (let z = -d / 2 + 0.5; z <= d / 2 - 0.4; z += 0.85) {
    for (const side of [-1, 1]) {
      const drop = between(random, 0.14, 0.5);
      made.add(block([0.3, 0.3 + drop, 0.66], look.top, [side * (w / 2 - 0.13), -0.2 - drop / 2, z], 0.12));
    }
  }
  made.add(block([w - 0.24, 0.9, d - 0.24], look.rock, [0, -0.75, 0], 0.18));
  let share = 0.8;
  for (let y = 1.1; y < depth + 0.9; y += 0.75) {
    const tint = shade(look.rock, between(random, -0.06, 0.01));
    const shift = between(random, -0.12, 0.12);
    made.add(block([w * share, 0.9, d * share], tint, [shift * w, -y - 0.3, -shift * d], 0.2));
    share *= 0.68;
  }
  return made;
}
