import { CylinderGeometry, Group, Quaternion, TorusGeometry, Vector3 } from 'three';
import { block, solid } from '../stage/blocks';
import { matte, shade } from '../stage/materials';
import type { Point } from '../stage/stage';
import { head } from './head';
import { bar, joint } from './limb';
import { type Outfit, type PlayerName, players } from './outfits';
import { type Pose, type PoseName, poses, STANDING } from './poses';

export interface Climber {
  who: PlayerName;
  /** Where the soles are when standing; the body's middle is `STANDING` above it. */
  at: Point;
  /** Rotation about the vertical axis, in radians: 0 looks along +z. */
  turn?: number;
  /** Extra tilt of the whole body: about x, then z. */
  tilt?: [number, number];
  pose?: PoseName | Pose;
  /** World points that the hands hold on to (left, right), instead of the pose's own. */
  grips?: [Point?, Point?];
  steps?: [Point?, Point?];
  /** The direction in which the loose end of the scarf blows, measured like the pose. */
  wind?: Point;
  lamp?: boolean;
}

const ARM = 0.4;
const LEG = 0.33;

export function climber({ who, at, turn = 0, tilt = [0, 0], pose = 'stand', ...more }: Climber): Group {
  const wear = players[who];
  const held: Pose = typeof pose === 'string' ? poses[pose] : pose;
  const made = new Group();
  made.position.set(at[0], at[1] + STANDING, at[2]);
  made.rotation.order = 'YXZ';
  const lean = held.lean ?? [0, 0, 0];
  made.rotation.set(tilt[0] + lean[0], turn + lean[1], tilt[1] + lean[2]);
  made.updateMatrix();
  const inner = made.matrix.clone().invert();
  const local = (point?: Point) => point && (new Vector3(...point).applyMatrix4(inner).toArray() as Point);

  made.add(...torso(wear), pack(wear), ...scarf(wear, more.wind ?? [0.15, -0.1, -0.9]));
  const top = head(wear, held.face ?? 'calm', more.lamp ?? false);
  top.position.set(0, 1.03, 0.04);
  top.rotation.set(...(held.head ?? ([0, 0, 0] as Point)));
  made.add(top);
  for (const [index, side] of [
    [0, 1],
    [1, -1],
  ] as const) {
    arm(made, wear, side, local(more.grips?.[index]) ?? held.hands[index]);
    leg(made, wear, side, local(more.steps?.[index]) ?? held.feet[index]);
  }
  return made;
}

function torso({ main, legs, trim }: Outfit) {
  return [
    block([0.64, 0.6, 0.46], matte(main, 0.75), [0, 0.38, 0], 0.18),
    block([0.56, 0.3, 0.42], legs, [0, 0.02, 0], 0.13),
    block([0.62, 0.09, 0.46], '#2b2330', [0, 0.13, 0], 0.04),
    block([0.16, 0.13, 0.06], matte('#e8c26a', 0.4), [0, 0.13, 0.23], 0.03),
    block([0.2, 0.2, 0.05], trim, [0.13, 0.42, 0.22], 0.05),
    ...[-1, 1].map((side) => block([0.09, 0.56, 0.5], shade(main, -0.16), [side * 0.22, 0.4, 0], 0.045)),
  ];
}

function pack({ pack: color, trim }: Outfit): Group {
  const made = new Group();
  made.position.set(0, 0.4, -0.38);
  made.add(block([0.56, 0.6, 0.34], color, [0, 0, 0], 0.13));
  made.add(block([0.6, 0.2, 0.4], shade(color, -0.08), [0, 0.24, 0], 0.09));
  made.add(block([0.34, 0.24, 0.1], shade(color, 0.06), [0, -0.12, -0.18], 0.05));
  const roll = solid(new CylinderGeometry(0.12, 0.12, 0.7, 20), trim, [0, -0.36, -0.02]);
  roll.rotation.z = Math.PI / 2;
  const coil = solid(new TorusGeometry(0.14, 0.05, 10, 24), '#f3e3c0', [0.31, 0, 0]);
  coil.rotation.y = Math.PI / 2;
  made.add(roll, coil);
  return made;
}

function scarf({ trim }: Outfit, wind: Point) {
  const collar = block([0.58, 0.17, 0.5], trim, [0, 0.7, 0.02], 0.08);
  const blow = new Vector3(...wind);
  const tail = new Group();
  let at = new Vector3(0.2, 0.7, -0.18);
  for (let n = 0; n < 3; n++) {
    const next = at.clone().addScaledVector(blow, 0.3);
    next.y += Math.sin(n * 2.1 + 0.6) * 0.07;
    bar(tail, at, next, 0.15 - n * 0.012, trim);
    at = next;
  }
  return [collar, tail];
}

function arm(into: Group, { main, trim }: Outfit, side: 1 | -1, tip: Point): void {
  const root: Point = [side * 0.36, 0.58, 0];
  const { elbow, end } = joint({ root, tip, upper: ARM, lower: ARM, bend: [side * 0.7, -0.6, -0.5] });
  bar(into, new Vector3(...root), elbow, 0.23, main);
  const turn = bar(into, elbow, end, 0.2, shade(main, -0.07));
  const hand = block([0.25, 0.27, 0.25], matte(trim, 0.7), [0, 0, 0], 0.1);
  hand.position.copy(end);
  hand.quaternion.copy(turn);
  into.add(hand);
}

function leg(into: Group, { legs }: Outfit, side: 1 | -1, tip: Point): void {
  const root: Point = [side * 0.17, -0.02, 0];
  const { elbow, end } = joint({ root, tip, upper: LEG, lower: LEG, bend: [side * 0.25, 0, 1] });
  bar(into, new Vector3(...root), elbow, 0.26, legs);
  bar(into, elbow, end, 0.23, shade(legs, -0.04));
  const boot = new Group();
  boot.add(
    block([0.28, 0.26, 0.42], '#4a3431', [0, -0.02, 0.06], 0.1),
    block([0.3, 0.09, 0.46], '#e9dcc8', [0, -0.13, 0.07], 0.04),
  );
  boot.position.copy(end);
  const shin = end.clone().sub(elbow).normalize();
  const flat = new Quaternion().setFromUnitVectors(new Vector3(0, -1, 0), shin);
  boot.quaternion.slerpQuaternions(new Quaternion(), flat, 0.55);
  into.add(boot);
}
