import { Color, CylinderGeometry, Euler, Group, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { glow } from './air';
import { block, blockShape, group, put, solid } from './blocks';
import { matte, shade, shine } from './materials';
import { between, pick, type Random, seeded } from './random';
import type { Point } from './stage';

/** A gate of blocks with a lit sign, wide enough for a crowd. */
export function arch(width: number, height: number, color: string, accent: string): Group {
  const made = new Group();
  for (const side of [-1, 1]) {
    const x = (side * width) / 2;
    for (let y = 0; y < height; y++) {
      made.add(
        block(
          [1.5 - (y % 2) * 0.14, 0.96, 1.5 - (y % 2) * 0.14],
          shade(color, (y % 3) * 0.02 - 0.02),
          [x, y + 0.5, 0],
          0.14,
        ),
      );
    }
    made.add(
      block([1.9, 0.5, 1.9], accent, [x, 0.2, 0], 0.16),
      block([1.9, 0.5, 1.9], accent, [x, height, 0], 0.16),
    );
  }
  made.add(block([width + 2.6, 1.3, 1.3], color, [0, height + 0.8, 0], 0.2));
  made.add(block([width + 3.2, 0.4, 1.7], accent, [0, height + 1.6, 0], 0.14));
  for (let n = -2; n <= 2; n++) {
    const mark = group([n * 1.3, height + 0.8, 0.66]);
    for (const side of [-1, 1]) {
      const part = block([0.62, 0.2, 0.1], shine('#ffd98a', 1.5), [side * 0.2, 0, 0], 0.04);
      part.rotation.z = -side * 0.75;
      mark.add(part);
    }
    made.add(mark);
  }
  return made;
}

/** A market stall with a striped roof and goods. */
export function stall(color: string): Group {
  const made = group(
    [0, 0, 0],
    block([4, 1.1, 1.2], '#b98250', [0, 0.55, 0], 0.12),
    block([4.3, 0.18, 1.5], '#e2b27c', [0, 1.15, 0], 0.07),
  );
  for (const x of [-1.9, 1.9])
    made.add(
      block([0.2, 3.2, 0.2], '#8a5a3c', [x, 1.6, -0.5], 0.06),
      block([0.2, 2.8, 0.2], '#8a5a3c', [x, 1.4, 0.7], 0.06),
    );
  for (let n = 0; n < 7; n++) {
    const strip = group(
      [(n - 3) * 0.66, 3.05, 0.15],
      block([0.66, 0.14, 2.1], n % 2 ? '#fff1dd' : color, [0, 0, 0], 0.05),
    );
    strip.add(block([0.6, 0.42, 0.14], n % 2 ? '#fff1dd' : color, [0, -0.2, 1.02], 0.07));
    strip.rotation.x = 0.24;
    made.add(strip);
  }
  const goods = ['#7ef0d0', '#ffd166', '#f2568c', '#8fb8ff', '#ff8a5c'];
  goods.forEach((good, n) => {
    made.add(
      block([0.42, 0.4 + (n % 2) * 0.2, 0.42], good, [(n - 2) * 0.72, 1.44 + (n % 2) * 0.1, 0.1], 0.12),
    );
  });
  return made;
}

/** A tree with a stacked crown. */
export function tree(random: Random, color: string, size = 1): Group {
  const made = group([0, 0, 0], block([0.36, 1.4, 0.36], '#7a5238', [0, 0.6, 0], 0.1));
  let wide = between(random, 1.7, 2.1);
  for (let n = 0; n < 3; n++) {
    const layer = block([wide, 0.8, wide], shade(color, n * 0.04), [0, 1.5 + n * 0.65, 0], 0.24);
    layer.rotation.y = between(random, 0, 1.5);
    made.add(layer);
    wide *= 0.7;
  }
  made.scale.setScalar(size);
  return made;
}

/** A distant volcano: its crater glows and lava runs down its flanks. */
export function volcano(at: Point, size: number, color: string): Group {
  const made = group(
    at,
    solid(new CylinderGeometry(size * 0.2, size, size * 0.8, 10), matte(color, 1), [0, size * 0.4, 0]),
  );
  made.add(
    solid(new CylinderGeometry(size * 0.215, size * 0.24, size * 0.06, 10), shine('#ff7a30', 1.5), [
      0,
      size * 0.79,
      0,
    ]),
  );
  for (const [angle, long] of [
    [0.2, 0.62],
    [1.15, 0.4],
    [1.9, 0.7],
    [2.7, 0.48],
  ] as const) {
    const run = solid(
      new CylinderGeometry(size * 0.035, size * 0.008, size * long, 6),
      shine('#ff6a24', 1.3),
    );
    const out = 0.2 + long * 0.354;
    run.position.set(Math.cos(angle) * size * out, size * (0.8 - long * 0.354), Math.sin(angle) * size * out);
    run.quaternion.setFromUnitVectors(
      new Vector3(0, 1, 0),
      new Vector3(-Math.cos(angle), 1, -Math.sin(angle)).normalize(),
    );
    made.add(run);
  }
  made.add(glow([0, size * 0.85, 0], size * 1.1, '#ff6a2c', 0.5));
  return made;
}

/** Confetti in the air. */
export function confetti(seed: number, count: number, at: Point, reach: Point): InstancedMesh {
  const random = seeded(seed);
  const mesh = new InstancedMesh(blockShape(0.24, 0.15, 0.03, 0.012), matte('#ffffff', 0.6), count);
  const tints = ['#ff7a45', '#ffd166', '#7ef0d0', '#f2568c', '#8fb8ff', '#fff3e6'];
  for (let n = 0; n < count; n++) {
    const place = new Vector3(...at).add(
      new Vector3(
        between(random, -1, 1) * reach[0],
        between(random, -1, 1) * reach[1],
        between(random, -1, 1) * reach[2],
      ),
    );
    const turn = new Quaternion().setFromEuler(new Euler(random() * 6, random() * 6, random() * 6));
    mesh.setMatrixAt(
      n,
      new Matrix4().compose(place, turn, new Vector3(1, 1, 1).multiplyScalar(between(random, 0.7, 1.4))),
    );
    mesh.setColorAt(n, new Color(pick(random, tints)));
  }
  mesh.frustumCulled = false;
  return mesh;
}

/** Round paving: rings of slabs around the middle. */
export function paving(seed: number, rings: number, tints: string[]): Group {
  const random = seeded(seed);
  const made = new Group();
  for (let ring = 0; ring < rings; ring++) {
    const away = 1.3 + ring * 1.62;
    const count = Math.max(5, Math.round((away * Math.PI * 2) / 2.5));
    for (let n = 0; n < count; n++) {
      const angle = ((n + (ring % 2) * 0.5) / count) * Math.PI * 2;
      const wide = (away * Math.PI * 2) / count - 0.12;
      const slab = block([wide, 0.4, 1.5], pick(random, tints), [0, 0, 0], 0.1);
      made.add(
        put(
          slab,
          [Math.sin(angle) * away, -0.2 + between(random, -0.04, 0.03), Math.cos(angle) * away],
          angle,
        ),
      );
    }
  }
  return made;
}
