import { Group } from 'three';
import { block } from './blocks';
import { hold } from './props';
import { between, pick, seeded } from './random';
import type { Point } from './stage';

/** A climbing wall of big tilted panels that faces +z, with holds scattered over it. */
export function climbingWall(columns: number, rows: number, tints: string[], holds: string[]): Group {
  const random = seeded(41);
  const made = new Group();
  const side = 3;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const x = (column - columns / 2 + 0.5) * side;
      const y = (row + 0.5) * side;
      const out = between(random, -0.18, 0.14);
      const panel = block([side - 0.06, side - 0.06, 1.2], pick(random, tints), [x, y, -0.6 + out], 0.12);
      panel.rotation.x = between(random, -0.03, 0.03);
      made.add(panel);
      for (const corner of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        made.add(
          block(
            [0.16, 0.16, 0.12],
            '#3a2d3e',
            [x + corner[0] * 1.25, y + corner[1] * 1.25, out + 0.02],
            0.05,
          ),
        );
      }
      for (let n = 0; n < 2; n++) {
        const at: Point = [
          x + (n - 0.5) * 1.4 + between(random, -0.4, 0.4),
          y + between(random, -1, 1),
          out + 0.1,
        ];
        made.add(hold(random, pick(random, holds), at, between(random, 0.2, 0.32)));
      }
    }
  }
  return made;
}
