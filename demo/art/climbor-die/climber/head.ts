import { CylinderGeometry, Group, SphereGeometry, TorusGeometry } from 'three';
import { block, solid } from '../stage/blocks';
import { matte, shade, shine } from '../stage/materials';
import type { Point } from '../stage/stage';
import type { Outfit } from './outfits';
import type { Face } from './poses';

const ball = new SphereGeometry(1, 24, 16);

function oval(size: Point, color: string, at: Point) {
  const mesh = solid(ball, matte(color, 0.4), at);
  mesh.scale.set(...size);
  return mesh;
}

/** The head: a soft square face below a ridged helmet with a lamp. Its middle is at the origin. */
export function head({ skin, main, trim }: Outfit, face: Face, lamp: boolean): Group {
  const made = new Group();
  made.add(block([0.78, 0.64, 0.66], matte(skin, 0.7), [0, 0, 0], 0.24));
  for (const side of [-1, 1]) {
    const wide = face === 'scared' ? 0.115 : 0.085;
    const tall = face === 'scared' ? 0.15 : face === 'keen' ? 0.115 : 0.13;
    if (face === 'scared') made.add(oval([wide, tall, 0.05], '#fffaf0', [side * 0.18, 0, 0.315]));
    const pupil = face === 'scared' ? 0.6 : 1;
    made.add(oval([wide * pupil, tall * pupil, 0.05], '#241a26', [side * 0.18, 0, 0.33]));
    made.add(oval([0.028, 0.034, 0.02], '#ffffff', [side * 0.18 + 0.025, 0.05, 0.372]));
    made.add(oval([0.075, 0.045, 0.03], '#ff9c8a', [side * 0.29, -0.13, 0.3]));
  }
  made.add(...mouth(face));
  made.add(...helmet(main, trim, lamp));
  return made;
}

function mouth(face: Face) {
  if (face === 'happy') {
    return [
      oval([0.1, 0.085, 0.03], '#7c2230', [0, -0.17, 0.325]),
      oval([0.06, 0.035, 0.03], '#ff8d86', [0, -0.21, 0.337]),
    ];
  }
  if (face === 'scared') return [oval([0.075, 0.09, 0.03], '#7c2230', [0, -0.2, 0.32])];
  return [block([face === 'keen' ? 0.15 : 0.11, 0.035, 0.04], '#5a2a2e', [0, -0.16, 0.33], 0.017)];
}

function helmet(main: string, trim: string, lamp: boolean) {
  const dome = solid(
    new SphereGeometry(0.5, 32, 16, 0, Math.PI * 2, 0, Math.PI / 2),
    matte(main, 0.38),
    [0, 0.12, -0.02],
  );
  dome.scale.set(0.94, 0.86, 0.86);
  const rim = block([0.96, 0.12, 0.88], matte(shade(main, -0.08), 0.5), [0, 0.14, -0.02], 0.06);
  const brim = block([0.66, 0.07, 0.26], matte(shade(main, -0.08), 0.5), [0, 0.13, 0.42], 0.035);
  const ridge = solid(new TorusGeometry(0.44, 0.075, 10, 24, Math.PI), matte(trim, 0.5), [0, 0.12, -0.02]);
  ridge.rotation.y = Math.PI / 2;
  ridge.scale.set(0.94, 0.95, 1.3);
  const mount = solid(new CylinderGeometry(0.14, 0.16, 0.12, 20), '#3a3140', [0, 0.31, 0.4]);
  mount.rotation.x = Math.PI / 2 - 0.25;
  const light = solid(
    new CylinderGeometry(0.1, 0.1, 0.05, 20),
    shine(lamp ? '#fff3cf' : '#e9f4ff', lamp ? 1.7 : 1.05),
    [0, 0.325, 0.465],
  );
  light.rotation.x = Math.PI / 2 - 0.25;
  light.castShadow = false;
  const ears = [-1, 1].map((side) =>
    block([0.1, 0.3, 0.26], matte(trim, 0.5), [side * 0.43, 0, -0.02], 0.05),
  );
  return [dome, rim, brim, ridge, mount, light, ...ears];
}
