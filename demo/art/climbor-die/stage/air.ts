import {
  AdditiveBlending,
  CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three';
import { blockShape } from './blocks';
import { matte } from './materials';
import { between, type Random, seeded } from './random';
import type { Point } from './stage';

let spot: CanvasTexture | undefined;

function softSpot(): CanvasTexture {
  if (spot) return spot;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const fade = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
  for (const [at, alpha] of [
    [0, 1],
    [0.25, 0.55],
    [0.55, 0.14],
    [1, 0],
  ] as const) {
    fade.addColorStop(at, `rgba(255,255,255,${alpha})`);
  }
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 128, 128);
  spot = new CanvasTexture(canvas);
  return spot;
}

/** A soft ball of light in the air. */
export function glow(at: Point, size: number, color: string, strength = 1): Sprite {
  const material = new SpriteMaterial({
    map: softSpot(),
    color: new Color(color).multiplyScalar(strength),
    blending: AdditiveBlending,
    depthWrite: false,
    transparent: true,
    fog: false,
  });
  const sprite = new Sprite(material);
  sprite.position.set(...at);
  sprite.scale.setScalar(size);
  sprite.userData.ghost = true;
  return sprite;
}

/** Sparks (or fireflies, or stars) scattered through a box around a point. */
export function sparks(
  seed: number,
  count: number,
  at: Point,
  reach: Point,
  color: string,
  size = 0.3,
): Group {
  const random = seeded(seed);
  const made = new Group();
  for (let n = 0; n < count; n++) {
    const spread = (axis: 0 | 1 | 2) => at[axis] + between(random, -reach[axis], reach[axis]);
    const big = size * between(random, 0.5, 1.6);
    const where: Point = [spread(0), spread(1), spread(2)];
    made.add(glow(where, big, color, 2.2), glow(where, big * 0.4, '#fff2c4', 2));
  }
  return made;
}

/** Clouds piled up from rounded blocks. */
export function clouds(
  seed: number,
  places: { at: Point; size: number }[],
  color = '#ffffff',
  lit = 0.22,
): InstancedMesh {
  const random = seeded(seed);
  const piles = places.flatMap(({ at, size }) => pile(random, new Vector3(...at), size));
  const skin = matte(color, 1).clone();
  skin.emissive = new Color(color);
  skin.emissiveIntensity = lit;
  const mesh = new InstancedMesh(blockShape(1, 1, 1, 0.34, 3), skin, piles.length);
  piles.forEach((matrix, index) => {
    mesh.setMatrixAt(index, matrix);
  });
  mesh.frustumCulled = false;
  mesh.receiveShadow = true;
  return mesh;
}

function pile(random: Random, middle: Vector3, size: number): Matrix4[] {
  const made: Matrix4[] = [];
  const count = 7;
  for (let n = 0; n < count; n++) {
    const share = n / (count - 1) - 0.5;
    const tall = size * (0.62 - Math.abs(share) * 0.7) * between(random, 0.8, 1.25);
    const at = new Vector3(share * size * 2.1, tall / 2 - size * 0.12, between(random, -0.3, 0.3) * size);
    const wide = size * between(random, 0.45, 0.7);
    made.push(new Matrix4().compose(at.add(middle), new Quaternion(), new Vector3(wide, tall, wide * 0.9)));
  }
  const base = new Vector3(size * 2.3, size * 0.22, size * 0.8);
  made.push(new Matrix4().compose(middle, new Quaternion(), base));
  return made;
}
