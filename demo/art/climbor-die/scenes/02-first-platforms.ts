import { climber } from '../climber/climber';
import { pill, rail, slots, tag } from '../hud/parts';
import { clouds } from '../stage/air';
import { type PlatformLook, platform, put } from '../stage/blocks';
import type { GameScene } from '../stage/mood';
import { tree } from '../stage/plaza';
import { banner, coin, flag, ladder } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { clay, grass, sunny } from './looks';

const STEPS: { at: Point; size: [number, number]; look?: PlatformLook }[] = [
  { at: [8.6, 2.2, 10.6], size: [3.2, 2.8] },
  { at: [3.4, 3, 10.4], size: [3, 2.8] },
  { at: [-1.2, 4.3, 9.2], size: [3, 2.6] },
  { at: [-5.6, 5.8, 8.2], size: [3.2, 3] },
  { at: [-9.4, 7.6, 5.2], size: [3.4, 3], look: clay },
  { at: [-10, 9.6, 0.4], size: [3, 3], look: clay },
  { at: [9.5, 9.4, -1], size: [3, 3], look: clay },
  { at: [8.4, 11.4, 5.4], size: [3, 2.6], look: clay },
  { at: [3.6, 13, 8.4], size: [3, 2.6], look: clay },
];

/** Noon: the first jumps around the foot of the tower. */
export const firstPlatforms: GameScene = {
  mood: {
    sky: { top: '#1668c8', mid: '#4aa6ee', horizon: '#d3f0f4', below: '#a9dbe8' },
    sun: { from: [0.7, 0.95, 0.75], color: '#fff0cf', light: 3.1, halo: 0.5 },
    hemi: { sky: '#bfe3ff', ground: '#c9a184', light: 1.5 },
    fog: { color: '#bfe6f3', near: 40, far: 190, most: 0.92 },
    exposure: 0.95,
    shadowReach: 20,
  },
  build(stage) {
    const random = seeded(22);
    stage.look({ from: [11.6, 7.2, 21.5], at: [0.2, 6.1, 5], fov: 52, focus: [0, 5, 7] });
    stage.add(tower({ width: 12, layers: 46, look: sunny, seed: 5 }));
    for (const { at, size, look = grass } of STEPS) {
      const made = platform(...size, look, random, 2.4);
      made.position.set(...at);
      stage.add(made);
    }
    addFar(stage);
    stage.add(
      climber({ who: 'Ember', at: [4.6, 4.05, 11.4], turn: -1.2, pose: 'leap', wind: [0.2, 0.3, -0.9] }),
    );
    stage.add(climber({ who: 'Tide', at: [-1.2, 4.3, 9.2], turn: -1.1, pose: 'dash' }));
    stage.add(climber({ who: 'Rosa', at: [-5.4, 5.8, 8.4], turn: 0.6, pose: 'wave' }));
    stage.add(climber({ who: 'Moss', at: [-8.6, 8.1, 5.6], turn: -1.6, pose: 'leap' }));
    stage.add(coin([1.2, 5.2, 9.9]), coin([-3.3, 6.5, 8.8]), coin([-7.6, 8.4, 7]));
    const cloth = banner('#ff7a45', '#ffe08a', 4);
    cloth.position.set(-3.4, 13.6, 6.2);
    const other = banner('#3f8fe0', '#e9f6ff', 4);
    other.position.set(3.4, 8.4, 6.2);
    const pole = flag('#ff7a45', 2.6);
    pole.position.set(-10.3, 9.6, -0.6);
    const steps = ladder(4.4);
    steps.position.set(4.4, 13, 6.6);
    stage.add(cloth, other, pole, steps);
  },
  hud: (stage) =>
    rail({
      lava: 0.05,
      me: 0.16,
      others: [
        ['Rosa', 0.22],
        ['Moss', 0.29],
      ],
      label: '24 m',
    }) +
    pill('left:48px;top:36px', 'clock', '0:41') +
    pill('right:48px;top:36px', 'people', '16', 'climbing') +
    pill('right:48px;top:136px', 'coin', '380') +
    slots('right:56px;bottom:48px', [
      ['glove', 2],
      ['spring', 1],
      ['rope', 3],
    ]) +
    tag(stage, 'Ember', [4.6, 6.7, 11.4], 'You') +
    tag(stage, 'Tide', [-1.2, 6.7, 9.2]) +
    tag(stage, 'Rosa', [-5.4, 8.5, 8.4]),
};

function addFar(stage: Stage): void {
  const random = seeded(4);
  for (let n = 0; n < 9; n++) {
    const isle = platform(between(random, 5, 9), between(random, 5, 8), grass, random, 4);
    const angle = -2.6 + n * 0.3;
    isle.position.set(
      Math.cos(angle) * between(random, 30, 70),
      between(random, -8, 12),
      Math.sin(angle) * between(random, 34, 70),
    );
    stage.add(isle);
  }
  const left: Point[] = [
    [-38, 9, -1],
    [-22, -9, 2],
    [-62, 1, -13],
    [-44, 12, -40],
  ];
  for (const at of left)
    stage.add(
      put(platform(7, 6, grass, random, 4), at),
      put(tree(random, '#4fa85e', 1.3), [at[0] - 1, at[1], at[2]]),
    );
  const puffs = Array.from({ length: 16 }, (_, n) => ({
    at: [between(random, -90, 90), between(random, -34, 22), between(random, -110, -34)] as Point,
    size: 6 + (n % 4) * 2.4,
  }));
  const low: Point[] = [
    [-36, -14, -8],
    [-80, 16, -22],
    [-70, -12, -60],
    [-24, -22, -2],
    [-82, 22, -90],
  ];
  for (const at of low) puffs.push({ at, size: 8 });
  stage.add(clouds(9, puffs, '#ffffff', 0.34));
}
