import { climber } from '../climber/climber';
import type { PlayerName } from '../climber/outfits';
import { poses } from '../climber/poses';
import { stamina } from '../hud/moments';
import { pill, rail, tag } from '../hud/parts';
import { clouds, glow, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { basalt, lava } from '../stage/lava';
import type { GameScene } from '../stage/mood';
import { hold, lantern, rope } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { climbingWall } from '../stage/wall';
import { clay } from './looks';

const HOLDS = ['#5fe3ff', '#ffd166', '#f2568c', '#7ef0a0', '#b79bff'];

/** Dusk: three climbers on the long wall, seen along it straight down to the lava. */
export const wallClimb: GameScene = {
  mood: {
    sky: { top: '#4a3a78', mid: '#d0708a', horizon: '#ffb878', below: '#c2604a' },
    sun: { from: [0.9, 0.55, 0.75], color: '#ffb070', light: 3.6, halo: 0.6 },
    hemi: { sky: '#b8a0f0', ground: '#ff8a50', light: 1.2 },
    fog: { color: '#d98a80', near: 14, far: 95, most: 0.9 },
    haze: { color: '#ff7a35', level: -42, depth: 9, thick: 0.6 },
    shadowReach: 16,
  },
  build(stage) {
    stage.look({ from: [3.7, 7.3, 3.7], at: [-1.1, 1.3, 0.9], fov: 62, roll: 0.12, focus: [0, 3, 0] });
    const tints = ['#8f6a86', '#9a7490', '#855f80', '#a67f94'];
    stage.add(put(climbingWall(10, 22, tints, HOLDS), [0, -48, 0]));
    stage.add(lava({ level: -42, grain: 0.09, crust: 0.66, heat: 1.5 }), basalt(5, 16, 60, 26, -42));
    addClimbers(stage);
    addLedges(stage);
    const random = seeded(8);
    const puffs = Array.from({ length: 6 }, () => {
      return {
        at: [between(random, -26, 12), between(random, -30, -16), between(random, 12, 40)] as Point,
        size: 4,
      };
    });
    stage.add(clouds(2, puffs, '#ffd0b8'), sparks(6, 26, [-4, -8, 7], [12, 14, 6], '#ff8a3c', 0.3));
    stage.add(glow([-10, -38, 16], 46, '#ff6a2c', 0.5));
  },
  hud: (stage) =>
    rail({
      lava: 0.2,
      me: 0.5,
      others: [
        ['Moss', 0.42],
        ['Rosa', 0.36],
      ],
      label: '86 m',
    }) +
    pill('left:48px;top:36px', 'clock', '2:05') +
    pill('right:48px;top:36px', 'people', '12', 'climbing') +
    pill('right:48px;top:136px', 'lava', '41 m', 'below you') +
    stamina('right:56px;bottom:48px', 0.62) +
    tag(stage, 'Moss', [-2.9, 1.9, 1.2]) +
    tag(stage, 'Rosa', [1.4, -3.9, 1.2]),
};

function addClimbers(stage: Stage): void {
  const all: [PlayerName, Point, 'climb' | 'haul'][] = [
    ['Ember', [0.1, 3.4, 0.62], 'climb'],
    ['Moss', [-2.9, -0.8, 0.62], 'haul'],
    ['Rosa', [1.4, -6.6, 0.62], 'climb'],
    ['Tide', [-3.6, -13, 0.62], 'haul'],
  ];
  const random = seeded(3);
  for (const [who, at, pose] of all) {
    const high: Point = [at[0] - 0.5, at[1] + 2.05, 0.3];
    const low: Point = [at[0] + 0.62, at[1] + 1.6, 0.3];
    const [left, right] =
      pose === 'climb'
        ? [high, low]
        : [[at[0] - 0.6, at[1] + 1.5, 0.3] as Point, [at[0] + 0.4, at[1] + 2, 0.3] as Point];
    stage.add(
      climber({
        who,
        at,
        turn: Math.PI + 0.12,
        pose: { ...poses[pose], head: [-0.3, -1.05, -0.4] },
        grips: [left, right],
        wind: [-0.5, -0.5, -0.6],
      }),
    );
    for (const grip of [left, right])
      stage.add(hold(random, HOLDS[at[0] > 0 ? 1 : 0] ?? '', [grip[0], grip[1], 0.12], 0.32));
  }
}

function addLedges(stage: Stage): void {
  const random = seeded(19);
  stage.add(put(platform(3.6, 2.6, clay, random, 1.6), [-6.4, 2.6, 1.2]));
  stage.add(put(lantern('#ffc36b', 1.5, 18), [-7.2, 2.6, 1.4]));
  stage.add(
    put(platform(3.4, 2.4, clay, random, 1.6), [5.4, -2.4, 1.1]),
    put(platform(3.4, 2.4, clay, random, 1.6), [-1, -18, 1.1]),
  );
  stage.add(rope([-5.4, 2.7, 1], [-5.2, -12, 0.6], 0.2, '#f3dcb0', 0.08));
  stage.add(
    block([30, 0.7, 1.2], '#c9987a', [0, -9, 0.1], 0.16),
    block([30, 0.7, 1.2], '#c9987a', [0, -24, 0.1], 0.16),
  );
}
