import { Color, Group, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { block, blockShape } from './blocks';
import { matte, shine } from './materials';
import { between, pick, type Random, seeded } from './random';

export interface TowerLook {
  /** Brick colours from the foot to the top. */
  bricks: string[][];
  trim: string;
  core: string;
  window?: string;
}

export interface TowerPlan {
  width: number;
  layers: number;
  look: TowerLook;
  seed?: number;
  /** The number of layers between bands around the tower. */
  tier?: number;
  /** How many of the bricks stick out. */
  rough?: number;
}

/** A tower of staggered bricks, from y = 0 upwards, with bands and lit windows. */
export function tower({ width, layers, look, seed = 1, tier = 9, rough = 0.12 }: TowerPlan): Group {
  const random = seeded(seed);
  const made = new Group();
  const half = width / 2;
  made.add(block([width - 0.9, layers, width - 0.9], look.core, [0, layers / 2, 0], 0.1));
  const spots = bricks(width, layers, random, rough);
  const mesh = new InstancedMesh(blockShape(1.94, 0.94, 1, 0.12, 1), matte('#ffffff', 0.9), spots.length);
  spots.forEach(({ matrix, layer }, index) => {
    const band = (layer / layers) * look.bricks.length;
    const list =
      look.bricks[Math.min(look.bricks.length - 1, Math.floor(band + between(random, -0.12, 0.12)))];
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, new Color(pick(random, list ?? look.bricks[0] ?? ['#888888'])));
  });
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  made.add(mesh);
  for (let layer = tier; layer <= layers; layer += tier) {
    made.add(block([width + 0.7, 0.6, width + 0.7], look.trim, [0, layer, 0], 0.16));
    for (let x = -half + 0.6; x <= half - 0.5; x += 1.6) {
      for (const side of [-1, 1]) {
        made.add(block([0.5, 0.5, 0.5], look.trim, [x, layer - 0.5, side * (half + 0.1)], 0.1));
        made.add(block([0.5, 0.5, 0.5], look.trim, [side * (half + 0.1), layer - 0.5, x], 0.1));
      }
    }
  }
  if (look.window) addWindows(made, { width, layers, tier, trim: look.trim, light: look.window });
  return made;
}

function bricks(width: number, layers: number, random: Random, rough: number) {
  const spots: { matrix: Matrix4; layer: number }[] = [];
  const turns = [0, 1, 2, 3].map((n) =>
    new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), (n * Math.PI) / 2),
  );
  for (let layer = 0; layer < layers; layer++) {
    for (const turn of turns) {
      for (let x = -width / 2 + (layer % 2 ? 1 : 0); x < width / 2 - 0.01; x += 2) {
        const out = random() < rough ? between(random, 0.1, 0.42) : between(random, -0.05, 0.03);
        const at = new Vector3(x + 0.5, layer + 0.5, width / 2 - 0.5 + out).applyQuaternion(turn);
        spots.push({ matrix: new Matrix4().compose(at, turn, new Vector3(1, 1, 1)), layer });
      }
    }
  }
  return spots;
}

function addWindows(
  made: Group,
  plan: { width: number; layers: number; tier: number; trim: string; light: string },
) {
  for (let y = plan.tier / 2; y < plan.layers; y += plan.tier) {
    for (let turn = 0; turn < 4; turn++) {
      const wall = new Group();
      wall.rotation.y = (turn * Math.PI) / 2;
      const z = plan.width / 2 + 0.02;
      wall.add(block([1.7, 2.5, 0.5], plan.trim, [0, y, z], 0.16));
      wall.add(block([1.05, 1.8, 0.5], shine(plan.light, 1.5), [0, y, z + 0.06], 0.2));
      wall.add(block([0.16, 1.9, 0.6], plan.trim, [0, y, z + 0.06], 0.05));
      wall.add(block([1.9, 0.3, 0.9], plan.trim, [0, y - 1.3, z + 0.1], 0.1));
      made.add(wall);
    }
  }
}
