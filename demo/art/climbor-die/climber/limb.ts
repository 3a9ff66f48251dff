import { type Group, type Quaternion, Vector3 } from 'three';
import { block } from '../stage/blocks';
import type { Point } from '../stage/stage';

const UP = new Vector3(0, 1, 0);

interface Limb {
  root: Point;
  tip: Point;
  upper: number;
  lower: number;
  /** The side to which the joint in the middle bends. */
  bend: Point;
}

/** Where the elbow or knee must be to reach the tip, and how far the tip really gets. */
export function joint({ root, tip, upper, lower, bend }: Limb): { elbow: Vector3; end: Vector3 } {
  const from = new Vector3(...root);
  const way = new Vector3(...tip).sub(from);
  const far = Math.min(Math.max(way.length(), 0.12), (upper + lower) * 0.995);
  way.normalize();
  const along = (upper * upper - lower * lower + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(upper * upper - along * along, 0));
  const side = new Vector3(...bend);
  side.addScaledVector(way, -side.dot(way)).normalize();
  const elbow = from.clone().addScaledVector(way, along).addScaledVector(side, out);
  return { elbow, end: from.clone().addScaledVector(way, far) };
}

/** Adds a rounded bar from one point to another. */
export function bar(into: Group, from: Vector3, to: Vector3, width: number, color: string): Quaternion {
  const way = to.clone().sub(from);
  const mesh = block([width, way.length() + width * 0.7, width], color, [0, 0, 0], width * 0.42);
  mesh.position.copy(from).addScaledVector(way, 0.5);
  mesh.quaternion.setFromUnitVectors(UP, way.normalize());
  into.add(mesh);
  return mesh.quaternion;
}
