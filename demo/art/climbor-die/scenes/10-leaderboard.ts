import { Group, PointLight } from 'three';
import { climber } from '../climber/climber';
import { button, pill, ranking } from '../hud/parts';
import { clouds, glow, sparks } from '../stage/air';
import { block, put } from '../stage/blocks';
import { shine } from '../stage/materials';
import type { GameScene } from '../stage/mood';
import { arch, confetti, paving, tree } from '../stage/plaza';
import { banner, flag, lantern } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { nightly } from './looks';

/** Evening on the plaza: the three fastest stand on the podium. */
export const leaderboard: GameScene = {
  mood: {
    sky: { top: '#1c1648', mid: '#5a3a88', horizon: '#f08a7a', below: '#7a4a78' },
    sun: { from: [-0.55, 0.85, 0.7], color: '#ffd8b8', light: 2.3, halo: 0.1, disc: 0 },
    hemi: { sky: '#a890ff', ground: '#b86a70', light: 1.7 },
    fog: { color: '#8a5288', near: 26, far: 120, most: 0.9 },
    bloom: 0.28,
    shadowReach: 16,
  },
  build(stage) {
    stage.look({ from: [1.8, 3.5, 14.6], at: [3.2, 3, 0], fov: 48, focus: [0, 1, 0] });
    stage.add(paving(13, 10, ['#7a6288', '#86708f', '#6e587e', '#927a94']));
    stage.add(block([80, 0.4, 80], '#4a3a5e', [0, -0.5, 0], 0.1));
    stage.add(put(tower({ width: 14, layers: 60, look: nightly, seed: 18, tier: 9 }), [-1.5, -2, -24], 0.35));
    addPodium(stage);
    addFeast(stage);
    const light = new PointLight('#ffca7a', 26, 18, 1.5);
    stage.add(put(light, [-0.4, 6.6, 5]));
  },
  hud: () =>
    pill('left:48px;top:36px', 'flag', 'Race over') +
    ranking('right:56px;top:120px;width:600px', 'crown', 'Fastest climbers', [
      { who: 'Ember', value: '4:32.8' },
      { who: 'Tide', value: '4:40.1' },
      { who: 'Rosa', value: '4:51.6' },
      { who: 'Fern', value: '5:03.2' },
      { who: 'Onyx', value: '5:17.9' },
      { who: 'Pearl', value: '5:20.4' },
    ]) +
    button('right:56px;bottom:56px;width:600px', 'arrow', 'Next race'),
};

const DIGITS = {
  1: ['110', '010', '010', '010', '111'],
  2: ['111', '001', '111', '100', '111'],
  3: ['111', '001', '111', '001', '111'],
} as const;

function digit(number: 1 | 2 | 3): Group {
  const made = new Group();
  DIGITS[number].forEach((line, row) => {
    [...line].forEach((dot, column) => {
      if (dot === '1')
        made.add(
          block([0.24, 0.24, 0.12], shine('#fff0cf', 1.3), [(column - 1) * 0.25, (2 - row) * 0.25, 0], 0.05),
        );
    });
  });
  return made;
}

function addPodium(stage: Stage): void {
  const steps: [1 | 2 | 3, number, number, string][] = [
    [1, -0.4, 2.5, '#ff8a45'],
    [2, -3, 1.75, '#4f86d8'],
    [3, 2.2, 1.2, '#d85a8c'],
  ];
  for (const [place, x, tall, color] of steps) {
    stage.add(
      block([2.5, tall, 2.6], color, [x, tall / 2, 0], 0.16),
      block([2.7, 0.26, 2.8], '#fff1dd', [x, tall, 0], 0.1),
    );
    const mark = put(digit(place), [x, 0.09 + tall / 2, 1.33]);
    mark.scale.setScalar(Math.min(1, (tall - 0.36) * 0.6));
    stage.add(mark);
  }
  stage.add(
    block([9.6, 0.36, 4.8], '#5a4470', [-0.4, 0, 0.1], 0.14),
    block([10.6, 0.3, 5.8], '#4a3660', [-0.4, -0.16, 0.1], 0.14),
  );
  stage.add(
    climber({ who: 'Ember', at: [-0.4, 2.65, 0.1], turn: 0.12, pose: 'cheer', wind: [-0.9, 0.1, -0.4] }),
  );
  stage.add(climber({ who: 'Tide', at: [-3, 1.9, 0.2], turn: 0.25, pose: 'wave', wind: [-0.9, 0, -0.4] }));
  stage.add(climber({ who: 'Rosa', at: [2.2, 1.35, 0.2], turn: -0.1, pose: 'cheer', wind: [-0.9, 0, -0.4] }));
  for (const x of [-6.2, 5.2]) {
    const beam = shine('#ffd9a0', 1).clone();
    beam.transparent = true;
    beam.opacity = 0.06;
    beam.depthWrite = false;
    const light = block([0.9, 22, 0.9], beam, [x * 0.72, 9, -4], 0.3);
    light.rotation.z = x > 0 ? 0.28 : -0.28;
    light.castShadow = light.receiveShadow = false;
    light.userData.ghost = true;
    stage.add(light);
  }
}

function addFeast(stage: Stage): void {
  const random = seeded(101);
  stage.add(put(arch(12, 7, '#6a4a7c', '#d8b8e0'), [-0.4, 0, -7]));
  stage.add(
    put(banner('#ff7a45', '#ffe9c4', 3), [-6.4, 6.4, -6.2]),
    put(banner('#9a6bff', '#ffe9c4', 3), [5.6, 6.4, -6.2]),
  );
  for (const at of [
    [-7.4, 0, 1.6],
    [6.8, 0, 1.6],
    [-9, 0, -4],
  ] as Point[])
    stage.add(put(lantern('#ffc36b', 2.2, 12), at));
  for (const at of [
    [-11, 0, -8],
    [-13, 0, -3],
    [10, 0, -7],
    [13, 0, -10],
  ] as Point[])
    stage.add(put(tree(random, '#4a8a7c', 1.3), at));
  stage.add(put(flag('#f2568c', 4), [-9.4, 0, -7]), put(flag('#5fe3ff', 4), [8.4, 0, -6.6]));
  const fans: [Parameters<typeof climber>[0]['who'], number, number][] = [
    ['Moss', -5.3, 2.4],
    ['Plum', -3.75, 4.5],
    ['Fern', 4.6, 3.4],
    ['Onyx', 3.2, 4.9],
  ];
  for (const [who, x, z] of fans)
    stage.add(climber({ who, at: [x, 0, z], turn: Math.PI - x * 0.12, pose: 'cheer' }));
  stage.add(confetti(4, 110, [-0.4, 5.4, 1], [7.5, 3.6, 3.4]));
  const puffs = Array.from({ length: 10 }, (_, n) => ({
    at: [-80 + n * 17, between(random, 8, 34), -90] as Point,
    size: between(random, 7, 11),
  }));
  stage.add(
    clouds(12, puffs, '#c090b8', 0.16),
    sparks(13, 20, [-30, 60, -140], [130, 36, 10], '#dfe8ff', 2),
    glow([-0.4, 4, -4], 13, '#ff9a5c', 0.18),
  );
}
