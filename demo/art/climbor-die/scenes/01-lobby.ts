import { climber } from '../climber/climber';
import { pill, shop, tag, toast } from '../hud/parts';
import { clouds, glow } from '../stage/air';
import { platform, put } from '../stage/blocks';
import type { GameScene } from '../stage/mood';
import { arch, paving, stall, tree } from '../stage/plaza';
import { banner, flag, lantern, rope } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { grass, sunny } from './looks';

/** Dawn: everyone waits on the plaza for the gate to open. */
export const lobby: GameScene = {
  mood: {
    sky: { top: '#5a6fc4', mid: '#e59ab0', horizon: '#ffd9a6', below: '#e8a8a0' },
    sun: { from: [-0.85, 0.5, 0.35], color: '#ffc890', light: 3.4, halo: 0.7 },
    hemi: { sky: '#c8c0ff', ground: '#d89a86', light: 1.25 },
    fog: { color: '#f2b7ae', near: 26, far: 150, most: 0.9 },
    exposure: 0.95,
    shadowReach: 18,
  },
  build(stage) {
    const random = seeded(11);
    stage.look({ from: [-1.6, 3.1, 14.4], at: [1.4, 4.5, -4], fov: 52, focus: [0, 0, 1] });
    stage.add(paving(3, 9, ['#d9b49a', '#cfa58e', '#e3c4aa', '#c79a8a']));
    stage.add(put(platform(34, 34, grass, random, 5), [0, -0.3, 0]));
    stage.add(put(arch(7.4, 6, '#b98a7c', '#f3e4cd'), [1.6, 0, -6]));
    stage.add(put(tower({ width: 14, layers: 60, look: sunny, seed: 8 }), [3, -4, -27], 0.5));
    for (const [x, color] of [
      [-2.1, '#ff7a45'],
      [5.3, '#9a6bff'],
    ] as const) {
      stage.add(put(banner(color, '#ffe9c4', 2.6), [x, 5.4, -5.2]));
    }
    stage.add(put(stall('#ff7a45'), [-7.2, 0, -2.2], 0.55));
    addGarden(stage);
    addWaiting(stage);
  },
  hud: (stage) =>
    pill('left:48px;top:36px', 'people', '11 / 16', 'ready') +
    pill('right:48px;top:36px', 'coin', '380') +
    toast('top:36px', '0:12', 'Race starts soon', '#ffd166') +
    shop('right:48px;bottom:48px', [
      ['glove', 'Grip gloves', 120],
      ['spring', 'Spring boots', 200],
      ['rope', 'Long rope', 80],
    ]) +
    tag(stage, 'Ember', [-1.2, 2.75, 5.6], 'You') +
    tag(stage, 'Tide', [1.6, 2.75, 3.2]) +
    tag(stage, 'Plum', [-4.3, 2.75, 2.4]),
};

function addWaiting(stage: Stage): void {
  stage.add(climber({ who: 'Ember', at: [-1.2, 0, 5.6], turn: 0.15, pose: 'wave', wind: [0.9, 0, -0.3] }));
  stage.add(climber({ who: 'Tide', at: [1.6, 0, 3.2], turn: -0.9, pose: 'stand' }));
  stage.add(climber({ who: 'Rosa', at: [0.2, 0, 1.6], turn: 0.9, pose: 'cheer' }));
  stage.add(climber({ who: 'Plum', at: [-4.3, 0, 2.4], turn: 0.5, pose: 'stand' }));
  stage.add(climber({ who: 'Sol', at: [-5.9, 0, 0.6], turn: 3.6, pose: 'point' }));
  stage.add(climber({ who: 'Moss', at: [3.8, 0, -1.4], turn: 3.0, pose: 'point' }));
  stage.add(climber({ who: 'Fern', at: [2.4, 0, -2.6], turn: 2.6, pose: 'stand' }));
  stage.add(climber({ who: 'Pearl', at: [-2.3, 0, -1.6], turn: 0.3, pose: 'balance' }));
  stage.add(climber({ who: 'Onyx', at: [-7.2, 0, 3.4], turn: 0.9, pose: 'wave' }));
}

function addGarden(stage: Stage): void {
  const random = seeded(6);
  const places: Point[] = [
    [-11, 0, -7],
    [-13, 0, -1],
    [9.5, 0, -6.5],
    [12, 0, -9],
    [-8, 0, -11],
    [13, 0, -2],
    [-14, 0, -12],
  ];
  for (const at of places) stage.add(put(tree(random, '#5fae6a', between(random, 0.9, 1.5)), at));
  for (const at of [
    [-3.4, 0, -6.6],
    [6.6, 0, -6.4],
    [-9.4, 0, 1.4],
    [9.4, 0, -1.8],
  ] as Point[])
    stage.add(put(lantern('#ffc36b', 2), at));
  stage.add(put(flag('#f2568c', 4.4), [-4.8, 0, -8]), put(flag('#3f8fe0', 4.4), [8.4, 0, -8]));
  stage.add(rope([-9.4, 2.2, 1.4], [-2.4, 6.4, -6], 1), rope([9.4, 2.2, -1.8], [5.6, 6.4, -6], 0.8));
  for (let n = 0; n < 6; n++) {
    const isle = platform(between(random, 5, 8), between(random, 5, 7), grass, random, 4);
    stage.add(put(isle, [-46 + n * 17, between(random, 2, 16), between(random, -60, -40)]));
  }
  const puffs = Array.from({ length: 14 }, (_, n) => ({
    at: [-80 + n * 12, between(random, -4, 34), between(random, -100, -60)] as Point,
    size: between(random, 6, 12),
  }));
  stage.add(clouds(3, puffs, '#ffe6dc'), glow([-40, 12, -70], 70, '#ffb27a', 0.5));
}
