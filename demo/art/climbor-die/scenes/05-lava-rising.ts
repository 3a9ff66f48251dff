import { PointLight } from 'three';
import { climber } from '../climber/climber';
import { alarm } from '../hud/moments';
import { pill, rail, rim, tag } from '../hud/parts';
import { glow, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { basalt, lava, spurt } from '../stage/lava';
import type { GameScene } from '../stage/mood';
import { volcano } from '../stage/plaza';
import { banner, ladder, lantern } from '../stage/props';
import { seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { ash, dusky } from './looks';

/** The lava surges: everyone scrambles up the ladders from just above its surface. */
export const lavaRising: GameScene = {
  mood: {
    sky: { top: '#1b1236', mid: '#4a1c48', horizon: '#f0683a', below: '#ff7a30' },
    sun: { from: [-0.6, 0.85, 0.6], color: '#d8c4ff', light: 2.4, halo: 0.1, disc: 0 },
    hemi: { sky: '#8a78d0', ground: '#ff5a1c', light: 1.5 },
    under: { color: '#ff7a35', light: 0.9 },
    fog: { color: '#7a2a3c', near: 26, far: 120, most: 0.9 },
    haze: { color: '#ff6a24', level: 0, depth: 2.6, thick: 0.6 },
    bloom: 0.35,
    shadowReach: 18,
  },
  build(stage) {
    stage.look({ from: [-7.2, 2.6, 18.6], at: [0.6, 5.9, 3], fov: 56, roll: -0.05, focus: [0, 4, 6] });
    stage.add(lava({ grain: 0.2, crust: 0.66, heat: 1.5, swell: 0.24 }), basalt(7, 15, 70, 34));
    stage.add(put(tower({ width: 12, layers: 52, look: dusky, seed: 12, tier: 10 }), [2, -3, -1]));
    addScaffold(stage);
    addClimbers(stage);
    const spurts: [Point, number][] = [
      [[-8.8, 0, -1], 4.6],
      [[10.5, 0, 10], 3.4],
      [[-19, 0, -14], 8],
      [[17, 0, -12], 7],
    ];
    for (const [at, height] of spurts) stage.add(put(spurt(height, at[0] + 30), at));
    for (const at of [
      [-4, 1, 10],
      [6, 1, 9],
      [-11, 2, 4],
    ] as Point[]) {
      const heat = new PointLight('#ff6a24', 26, 14, 1.5);
      stage.add(put(heat, at));
    }
    stage.add(volcano([-60, -4, -90], 46, '#3a1824'), volcano([70, -4, -110], 60, '#3a1824'));
    stage.add(sparks(9, 44, [0, 6, 8], [14, 7, 5], '#ff8a3c', 0.32), glow([-10, 0, -6], 26, '#ff5a1c', 0.5));
  },
  hud: (stage) =>
    rim('#ff3a0a99', 66) +
    rail({
      lava: 0.42,
      me: 0.5,
      others: [
        ['Sol', 0.56],
        ['Plum', 0.46],
      ],
      label: '92 m',
    }) +
    pill('left:48px;top:36px', 'clock', '2:31') +
    pill('right:48px;top:36px', 'people', '9', 'climbing') +
    alarm('bottom:44px', 'Lava rising!', '4 m below you') +
    tag(stage, 'Ember', [-2.5, 5.95, 7.4], 'You') +
    tag(stage, 'Rosa', [0.3, 9.3, 7.7]),
};

function addClimbers(stage: Stage): void {
  stage.add(
    climber({
      who: 'Ember',
      at: [-2.5, 3.2, 6.95],
      turn: 3.4,
      pose: 'climb',
      grips: [
        [-2.9, 5.1, 6.4],
        [-2.1, 4.7, 6.4],
      ],
      wind: [-0.5, 0.5, -0.7],
    }),
  );
  stage.add(
    climber({
      who: 'Sol',
      at: [4.5, 5, 6.8],
      turn: 2.9,
      pose: 'haul',
      grips: [
        [4.1, 6.5, 6.3],
        [4.9, 7, 6.3],
      ],
      wind: [0.4, 0.6, -0.7],
    }),
  );
  stage.add(climber({ who: 'Plum', at: [4.6, 2.05, 9.4], turn: -1.9, pose: 'leap', wind: [0.2, 0.5, -0.8] }));
  stage.add(
    climber({ who: 'Rosa', at: [0.3, 6.5, 7.7], turn: 0.4, pose: 'balance', wind: [-0.8, 0.4, -0.4] }),
  );
  stage.add(
    climber({ who: 'Fern', at: [-5.6, 7.8, 7.2], turn: 0.1, pose: 'point', wind: [-0.8, 0.3, -0.4] }),
  );
}

function addScaffold(stage: Stage): void {
  const random = seeded(17);
  stage.add(put(ladder(7), [-2.5, -0.4, 6.2]), put(ladder(9), [4.5, 2.2, 6.1]));
  stage.add(
    put(platform(3.6, 2.8, ash, random, 1), [0.3, 6.5, 7.3]),
    put(platform(3.2, 3, ash, random, 1), [-5.6, 7.8, 7]),
  );
  stage.add(put(platform(3.6, 3, ash, random, 1.4), [4.2, 11, 7.2]));
  const sinking = put(platform(3.4, 3, ash, random, 1), [6.2, 0.9, 9.6]);
  sinking.rotation.set(0.1, 0.2, -0.26);
  const lost = put(platform(3, 2.6, ash, random, 1), [-7.6, 0.15, 9.4]);
  lost.rotation.set(-0.2, 0.5, 0.34);
  stage.add(sinking, lost);
  for (const x of [-4.6, 5.8]) stage.add(block([0.5, 18, 0.5], '#6a4438', [x, 7, 6.6], 0.1));
  stage.add(block([11.4, 0.4, 0.5], '#7e5242', [0.6, 9.6, 6.6], 0.1));
  stage.add(
    put(banner('#c9362a', '#ffd98a', 4), [-0.6, 14.4, 5.4]),
    put(lantern('#ffc36b', 1.3, 10), [-6.6, 7.8, 7.6]),
  );
}
