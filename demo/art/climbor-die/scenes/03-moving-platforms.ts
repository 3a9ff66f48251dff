import { climber } from '../climber/climber';
import { pill, rail, slots, tag } from '../hud/parts';
import { clouds, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { cog, hammer, slider, track } from '../stage/course';
import type { GameScene } from '../stage/mood';
import { coin, flag, lantern } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { clay, dusky } from './looks';

/** Late afternoon: platforms slide along rails between two towers, hammers swing over them. */
export const movingPlatforms: GameScene = {
  mood: {
    sky: { top: '#1d6f86', mid: '#58b9b4', horizon: '#ffe3a8', below: '#d99a6c' },
    sun: { from: [-0.75, 0.62, 0.6], color: '#ffd9a0', light: 3.3, halo: 0.5 },
    hemi: { sky: '#a8e6e4', ground: '#c98660', light: 1.15 },
    fog: { color: '#9ed6c6', near: 30, far: 150, most: 0.9 },
    haze: { color: '#ffb870', level: -14, depth: 9, thick: 0.8 },
    shadowReach: 20,
  },
  build(stage) {
    const random = seeded(31);
    stage.look({ from: [1.2, 6.6, 18.6], at: [-0.2, 5.3, 0], fov: 48, focus: [0, 3, 0] });
    stage.add(put(tower({ width: 10, layers: 64, look: dusky, seed: 3, tier: 8 }), [-16.5, -26, -3]));
    stage.add(put(tower({ width: 10, layers: 70, look: dusky, seed: 4, tier: 8 }), [17, -26, -5]));
    stage.add(put(tower({ width: 9, layers: 60, look: dusky, seed: 9 }), [3, -26, -46], 0.4));
    stage.add(put(platform(5, 4.6, clay, random, 2.6), [-9.6, 2, 1.6]));
    stage.add(put(platform(4.6, 4, clay, random, 2.6), [10.6, 5.2, 0]));
    addMachines(stage);
    stage.add(
      climber({ who: 'Ember', at: [-1.7, 4.55, 1.6], turn: 1.35, pose: 'leap', wind: [-0.2, 0.35, -0.9] }),
    );
    stage.add(climber({ who: 'Plum', at: [3.4, 4.6, 1.6], turn: 1.2, pose: 'balance' }));
    stage.add(climber({ who: 'Sol', at: [-8.4, 2, 2.2], turn: 1.2, pose: 'run' }));
    stage.add(climber({ who: 'Fern', at: [9.8, 5.2, 0.9], turn: -0.4, pose: 'cheer' }));
    addAir(stage);
  },
  hud: (stage) =>
    rail({
      lava: 0.12,
      me: 0.36,
      others: [
        ['Fern', 0.48],
        ['Sol', 0.28],
      ],
      label: '61 m',
    }) +
    pill('left:48px;top:36px', 'clock', '1:38') +
    pill('right:48px;top:36px', 'people', '14', 'climbing') +
    pill('right:48px;top:136px', 'lava', '38 m', 'below you') +
    slots('right:56px;bottom:48px', [
      ['spring', 1],
      ['glove', 2],
      ['rope', 2],
    ]) +
    tag(stage, 'Ember', [-1.7, 7.3, 1.6], 'You') +
    tag(stage, 'Plum', [3.4, 7.15, 1.6]) +
    tag(stage, 'Fern', [9.8, 8.15, 0.9]),
};

function addMachines(stage: Stage): void {
  stage.add(
    put(track(12), [-0.2, 2.3, 0.9]),
    put(slider(3.4, 2.8, '#3d8f98', [-0.9, 0, 0]), [-4.2, 3.2, 1.6]),
  );
  stage.add(put(track(12), [2.5, 3.7, 0.9]), put(slider(3.4, 2.8, '#d9694a', [0.9, 0, 0]), [3.2, 4.6, 1.6]));
  stage.add(
    put(track(11, true), [7.6, 4.4, -0.6]),
    put(slider(2.8, 2.6, '#8a62c8', [0, -0.8, 0]), [7.6, 6.2, 0.6]),
  );
  stage.add(
    block([30, 0.9, 1.2], '#8a5a3c', [0, 13.2, 1.4], 0.2),
    block([30, 0.3, 1.5], '#c98a58', [0, 13.75, 1.4], 0.1),
  );
  stage.add(put(hammer(5.2, -0.75), [-2.2, 13, 1.4]), put(hammer(4.8, 0.5, '#8a62c8'), [2.7, 13, 1.4]));
  const gears: [Point, number, string][] = [
    [[-11.3, 8.6, 3], 1.5, '#e2a04c'],
    [[-13.6, 10.2, 2.6], 1, '#d9694a'],
    [[12, 13, 0.3], 1.7, '#3d8f98'],
    [[-11.6, -0.6, 3], 1.2, '#3d8f98'],
  ];
  for (const [at, size, color] of gears) stage.add(put(cog(size, color), at));
  stage.add(put(flag('#ff7a45', 2.6), [12, 5.2, -0.8]), put(lantern('#ffc36b', 1.5), [-10.6, 2, 0.4]));
  stage.add(coin([0.6, 6.6, 1.6]), coin([2, 6.9, 1.6]), coin([6.4, 5.7, 0.6]));
}

function addAir(stage: Stage): void {
  const random = seeded(14);
  const puffs = Array.from({ length: 15 }, (_, n) => ({
    at: [-84 + n * 12, between(random, -14, 26), between(random, -100, -50)] as Point,
    size: between(random, 6, 11),
  }));
  stage.add(clouds(5, puffs, '#fff0dc'), sparks(2, 16, [0, 0, 4], [12, 5, 4], '#ffb45a', 0.24));
  for (let n = 0; n < 5; n++) {
    stage.add(
      put(platform(6, 5, clay, random, 3), [
        -30 + n * 15,
        between(random, -6, 12),
        between(random, -44, -26),
      ]),
    );
  }
}
