import type { Point } from '../stage/stage';

export type Face = 'calm' | 'happy' | 'scared' | 'keen';

/** Hands and feet (left, right) measured from the hips; +z is ahead, +x the climber's left. */
export interface Pose {
  hands: [Point, Point];
  feet: [Point, Point];
  /** How far the head nods down, turns left and tilts, in radians. */
  head?: Point;
  face?: Face;
  /** How far the whole body leans: forward, about its height, sideways. */
  lean?: Point;
}

export const STANDING = 0.78;

export const poses = {
  stand: {
    hands: [
      [0.52, -0.02, 0.1],
      [-0.52, -0.02, 0.1],
    ],
    feet: [
      [0.2, -0.62, 0.02],
      [-0.2, -0.62, 0],
    ],
    face: 'calm',
  },
  wave: {
    hands: [
      [0.52, -0.02, 0.06],
      [-0.72, 1.08, 0.1],
    ],
    feet: [
      [0.22, -0.62, 0],
      [-0.22, -0.62, 0],
    ],
    head: [0, 0, 0.12],
    face: 'happy',
  },
  cheer: {
    hands: [
      [0.66, 1.2, 0.05],
      [-0.66, 1.2, 0.05],
    ],
    feet: [
      [0.26, -0.62, 0],
      [-0.26, -0.62, 0.02],
    ],
    head: [-0.18, 0, 0],
    face: 'happy',
  },
  leap: {
    hands: [
      [0.62, 1.02, 0.3],
      [-0.66, 0.7, 0.36],
    ],
    feet: [
      [0.24, -0.3, 0.42],
      [-0.22, -0.58, -0.34],
    ],
    lean: [0.22, 0, 0],
    head: [-0.2, 0, 0],
    face: 'keen',
  },
  run: {
    hands: [
      [0.42, 0.34, 0.46],
      [-0.44, 0.16, -0.4],
    ],
    feet: [
      [0.16, -0.42, -0.44],
      [-0.16, -0.46, 0.42],
    ],
    lean: [0.26, 0, 0],
    face: 'keen',
  },
  dash: {
    hands: [
      [0.44, 0.16, -0.42],
      [-0.42, 0.4, 0.46],
    ],
    feet: [
      [0.16, -0.4, 0.46],
      [-0.16, -0.36, -0.46],
    ],
    lean: [0.3, 0, 0],
    face: 'happy',
  },
  climb: {
    hands: [
      [0.42, 1.16, 0.34],
      [-0.5, 0.72, 0.4],
    ],
    feet: [
      [0.3, -0.58, 0.3],
      [-0.34, -0.2, 0.36],
    ],
    head: [-0.4, 0, 0],
    face: 'keen',
  },
  haul: {
    hands: [
      [0.48, 0.74, 0.4],
      [-0.36, 1.18, 0.32],
    ],
    feet: [
      [0.34, -0.16, 0.36],
      [-0.26, -0.6, 0.28],
    ],
    head: [-0.34, -0.2, 0],
    face: 'keen',
  },
  hang: {
    hands: [
      [0.3, 1.22, 0.1],
      [-0.7, 0.2, 0.2],
    ],
    feet: [
      [0.16, -0.6, -0.12],
      [-0.3, -0.5, 0.14],
    ],
    head: [0.1, -0.35, 0.1],
    lean: [0, 0, -0.16],
    face: 'scared',
  },
  fall: {
    hands: [
      [0.92, 0.92, 0.3],
      [-0.95, 0.7, 0.35],
    ],
    feet: [
      [0.5, -0.42, 0.32],
      [-0.44, -0.56, 0.1],
    ],
    head: [-0.2, 0, 0.1],
    face: 'scared',
  },
  sit: {
    hands: [
      [0.5, -0.02, 0.14],
      [-0.5, -0.02, 0.14],
    ],
    feet: [
      [0.2, -0.48, 0.46],
      [-0.2, -0.5, 0.42],
    ],
    face: 'calm',
  },
  balance: {
    hands: [
      [0.95, 0.6, 0.05],
      [-0.95, 0.42, 0.1],
    ],
    feet: [
      [0.2, -0.6, 0.1],
      [-0.18, -0.58, -0.08],
    ],
    lean: [0.05, 0, 0.1],
    face: 'scared',
  },
  point: {
    hands: [
      [0.5, 0, 0.08],
      [-0.5, 0.95, 0.62],
    ],
    feet: [
      [0.22, -0.62, -0.02],
      [-0.2, -0.62, 0.06],
    ],
    head: [-0.28, -0.2, 0],
    face: 'keen',
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
