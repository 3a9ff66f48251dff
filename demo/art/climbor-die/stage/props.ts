import { CylinderGeometry, Group, IcosahedronGeometry, PointLight, TorusGeometry, Vector3 } from 'three';
import { glow } from './air';
import { block, group, rod, solid } from './blocks';
import { matte, shade, shine } from './materials';
import { between, type Random } from './random';
import type { Point } from './stage';

const WOOD = '#b98250';

/** A wooden ladder that stands on its foot and leans against what is behind it (-z). */
export function ladder(height: number, color = WOOD): Group {
  const made = new Group();
  for (const side of [-1, 1])
    made.add(block([0.16, height, 0.16], color, [side * 0.48, height / 2, 0], 0.06));
  for (let y = 0.35; y < height; y += 0.5) {
    made.add(block([0.9, 0.13, 0.13], shade(color, 0.08), [0, y, 0.02], 0.05));
  }
  return made;
}

/** A pole with a cloth that waves to +x. */
export function flag(color: string, height = 3, cloth: [number, number] = [1.5, 0.9]): Group {
  const made = group([0, 0, 0], rod(0.07, height, '#f1e4d2', [0, height / 2, 0]));
  made.add(solid(new IcosahedronGeometry(0.15, 2), shine('#ffd98a', 1.2), [0, height + 0.1, 0]));
  const [wide, tall] = cloth;
  const strips = 6;
  for (let n = 0; n < strips; n++) {
    const x = 0.1 + (n + 0.5) * (wide / strips);
    const piece = block(
      [wide / strips + 0.05, tall * (1 - n * 0.03), 0.06],
      color,
      [x, height - tall / 2 - n * 0.02, Math.sin(n * 1.1) * 0.12],
      0.03,
    );
    piece.rotation.y = -Math.cos(n * 1.1) * 0.45;
    made.add(piece);
  }
  return made;
}

/** A long banner that hangs down, with a chevron. */
export function banner(color: string, mark: string, height = 3.4): Group {
  const made = group([0, 0, 0], block([1.7, 0.16, 0.2], WOOD, [0, 0, 0.1], 0.06));
  made.add(block([1.4, height, 0.08], color, [0, -height / 2, 0.12], 0.04));
  for (const side of [-1, 1]) {
    const tip = block([0.72, 0.6, 0.08], color, [side * 0.34, -height, 0.12], 0.04);
    tip.rotation.z = side * 0.5;
    const arrow = block([0.62, 0.2, 0.06], mark, [side * 0.22, -height * 0.4, 0.18], 0.03);
    arrow.rotation.z = -side * 0.75;
    const second = arrow.clone();
    second.position.y -= 0.5;
    made.add(tip, arrow, second);
  }
  return made;
}

/** A lantern on a post; `light` above 0 makes it light up its surroundings. */
export function lantern(color = '#ffc36b', height = 1.7, light = 0): Group {
  const made = group([0, 0, 0], block([0.16, height, 0.16], '#5a4152', [0, height / 2, 0], 0.05));
  made.add(
    block([0.5, 0.1, 0.5], '#3e2e3e', [0, height, 0], 0.04),
    block([0.56, 0.14, 0.56], '#3e2e3e', [0, height + 0.56, 0], 0.06),
  );
  made.add(block([0.36, 0.44, 0.36], shine(color, 2.2), [0, height + 0.27, 0], 0.1));
  made.add(glow([0, height + 0.27, 0], 2.2, color, 0.5));
  if (light > 0) {
    const lamp = new PointLight(color, light, 12, 1.8);
    lamp.position.set(0, height + 0.3, 0.3);
    made.add(lamp);
  }
  return made;
}

/** A bunch of glowing crystals. */
export function crystals(random: Random, color: string, size = 1): Group {
  const made = new Group();
  const skins = [shine(color, 1.25), matte(shade(color, -0.08), 0.25), matte(color, 0.25)];
  for (let n = 0; n < 6; n++) {
    const tall = size * between(random, 0.5, 1.5);
    const mesh = solid(new CylinderGeometry(size * 0.05, size * 0.2, tall, 6), skins[n % 3] ?? color, [
      between(random, -0.5, 0.5) * size,
      tall * 0.4,
      between(random, -0.5, 0.5) * size,
    ]);
    mesh.rotation.set(between(random, -0.45, 0.45), 0, between(random, -0.45, 0.45));
    made.add(mesh);
  }
  made.add(glow([0, 0.5 * size, 0], 3.2 * size, color, 0.35));
  return made;
}

/** A handhold: a rounded chunk that sticks out to +z. */
export function hold(random: Random, color: string, at: Point, size = 0.3): Group {
  const wide = size * between(random, 2, 3);
  const chunk = block([wide, size * 1.5, size * 1.5], matte(color, 0.5), [0, 0, size * 0.4], size * 0.5);
  const step = block(
    [wide * 0.6, size, size * 1.2],
    matte(color, 0.5),
    [0, size * 0.5, size * 0.4],
    size * 0.4,
  );
  const bolt = rod(size * 0.22, 0.08, '#efe6da', [0, -size * 0.1, size * 1.14]);
  bolt.rotation.x = Math.PI / 2;
  const made = group(at, chunk, step, bolt);
  made.rotation.z = between(random, -0.4, 0.4);
  return made;
}

/** An upright coin. */
export function coin(at: Point, turn = 0.5): Group {
  const disc = solid(new CylinderGeometry(0.32, 0.32, 0.1, 32), matte('#ffc93c', 0.3));
  const rim = solid(new TorusGeometry(0.32, 0.06, 12, 32), matte('#ffb01f', 0.3));
  disc.rotation.x = Math.PI / 2;
  const made = group(at, disc, rim, block([0.2, 0.2, 0.16], '#fff0b8', [0, 0, 0], 0.05));
  made.rotation.y = turn;
  return made;
}

/** A rope that sags between two points. */
export function rope(from: Point, to: Point, sag = 0.6, color = '#e2c79a', width = 0.05): Group {
  const made = new Group();
  const a = new Vector3(...from);
  const b = new Vector3(...to);
  const at = (t: number) =>
    a
      .clone()
      .lerp(b, t)
      .setY(a.y + (b.y - a.y) * t - Math.sin(t * Math.PI) * sag);
  const parts = 12;
  for (let n = 0; n < parts; n++) {
    const start = at(n / parts);
    const end = at((n + 1) / parts);
    const piece = rod(width, start.distanceTo(end) + width, color, [0, 0, 0], 8);
    piece.position.copy(start).lerp(end, 0.5);
    piece.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), end.sub(start).normalize());
    made.add(piece);
  }
  return made;
}
