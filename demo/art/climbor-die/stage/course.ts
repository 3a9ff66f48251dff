import { CylinderGeometry, Group, TorusGeometry } from 'three';
import { glow } from './air';
import { block, group, put, rod, solid } from './blocks';
import { matte, shine } from './materials';
import type { Point } from './stage';

const IRON = '#4b4456';

/** A cog that lies against what is behind it (-z). */
export function cog(radius: number, color: string): Group {
  const made = new Group();
  const disc = solid(new CylinderGeometry(radius, radius, 0.4, 32), color);
  const hub = solid(new CylinderGeometry(radius * 0.35, radius * 0.35, 0.6, 24), '#ffe3b0');
  disc.rotation.x = hub.rotation.x = Math.PI / 2;
  made.add(disc, hub);
  for (let n = 0; n < 10; n++) {
    const angle = (n / 10) * Math.PI * 2;
    const tooth = block(
      [radius * 0.36, radius * 0.34, 0.4],
      color,
      [Math.cos(angle) * radius, Math.sin(angle) * radius, 0],
      0.06,
    );
    tooth.rotation.z = angle;
    made.add(tooth);
  }
  return made;
}

/** A platform that slides along a rail; ghosts show where it comes from (`trail` metres each way). */
export function slider(w: number, d: number, color: string, trail: Point): Group {
  const made = group([0, 0, 0], block([w, 0.3, d], '#fff1dd', [0, -0.15, 0], 0.12));
  made.add(block([w - 0.2, 0.5, d - 0.2], color, [0, -0.5, 0], 0.14));
  for (const side of [-1, 1]) {
    made.add(block([w * 0.8, 0.14, 0.1], shine('#7ef6ff', 1.7), [0, -0.46, side * (d / 2 - 0.08)], 0.05));
    made.add(block([0.3, 0.36, d + 0.1], IRON, [side * (w / 2 - 0.45), -0.72, 0], 0.1));
  }
  for (let n = 1; n <= 3; n++) {
    const skin = matte('#bffaff').clone();
    skin.transparent = true;
    skin.opacity = 0.3 - n * 0.08;
    skin.depthWrite = false;
    const ghost = block([w, 0.3, d], skin, [trail[0] * n, trail[1] * n - 0.15, trail[2] * n], 0.12);
    ghost.castShadow = false;
    ghost.userData.ghost = true;
    made.add(ghost);
  }
  return made;
}

/** A rail with end stops, from one point to another along x or y. */
export function track(length: number, upright = false): Group {
  const made = new Group();
  const bar = rod(0.12, length, IRON);
  if (!upright) bar.rotation.z = Math.PI / 2;
  made.add(bar);
  for (const side of [-1, 1]) {
    const at: Point = upright ? [0, (side * length) / 2, 0] : [(side * length) / 2, 0, 0];
    made.add(block([0.55, 0.55, 0.55], '#ffb347', at, 0.14));
  }
  return made;
}

/** A hammer that swings from a beam; its pivot is at the origin. */
export function hammer(length: number, swing: number, color = '#e2574c'): Group {
  const made = new Group();
  const arm = group([0, 0, 0], rod(0.13, length, '#f1e4d2', [0, -length / 2, 0]));
  arm.add(block([2.5, 1.4, 1.4], color, [0, -length, 0], 0.25));
  for (const side of [-1, 1]) {
    arm.add(block([0.4, 1.6, 1.6], '#fff1dd', [side * 1.1, -length, 0], 0.16));
    arm.add(block([0.26, 1.46, 1.46], IRON, [side * 0.6, -length, 0], 0.1));
  }
  arm.rotation.z = swing;
  const pivot = solid(new CylinderGeometry(0.4, 0.4, 0.8, 24), IRON);
  pivot.rotation.x = Math.PI / 2;
  made.add(arm, pivot);
  return made;
}

/** A striped bar that sweeps round a post. */
export function sweeper(length: number, turn: number): Group {
  const made = group([0, 0, 0], rod(0.4, 1.5, IRON, [0, 0.75, 0]), rod(0.52, 0.3, '#ffb347', [0, 1.5, 0]));
  const arm = new Group();
  const parts = 8;
  for (let n = 0; n < parts; n++) {
    const size = length / parts;
    arm.add(
      block(
        [size + 0.03, 0.46, 0.46],
        n % 2 ? '#fff1dd' : '#e2574c',
        [(n + 0.5) * size - length / 2, 0.9, 0],
        0.12,
      ),
    );
  }
  arm.rotation.y = turn;
  made.add(arm);
  return made;
}

/** A checkpoint: a ring of light to climb through, on two feet. */
export function ring(color: string, radius = 2): Group {
  const made = new Group();
  const y = radius + 0.45;
  made.add(solid(new TorusGeometry(radius, 0.26, 16, 8), '#fff1dd', [0, y, 0]));
  const inner = solid(new TorusGeometry(radius - 0.26, 0.09, 10, 8), shine(color, 1.7), [0, y, 0]);
  inner.castShadow = false;
  made.add(inner);
  for (const part of [made.children[0], inner]) part?.rotateZ(Math.PI / 8);
  for (const side of [-1, 1]) {
    made.add(block([0.8, 1.1, 0.9], IRON, [side * radius * 0.62, 0.5, 0], 0.18));
    made.add(block([0.3, 0.3, 0.2], shine(color, 2.2), [side * radius * 0.62, 0.6, 0.42], 0.08));
  }
  made.add(put(glow([0, 0, 0], radius * 3.6, color, 0.1), [0, y, -0.2]));
  return made;
}
