import { climber } from '../climber/climber';
import { type PlayerName, playerNames } from '../climber/outfits';
import { type PoseName, poses } from '../climber/poses';
import { place } from '../hud/moments';
import { pill, tag } from '../hud/parts';
import { clouds, glow, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { sweeper } from '../stage/course';
import { basalt, lava } from '../stage/lava';
import type { GameScene } from '../stage/mood';
import { arch, volcano } from '../stage/plaza';
import { coin, flag } from '../stage/props';
import { between, pick, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { clay } from './looks';

const DEPTH = 2.3;
const RISE = 0.85;
const FIRST = -9;
const LAST = 8;

/** Morning: the whole crowd storms up the great stairs, lava at their heels. */
export const crowdRace: GameScene = {
  mood: {
    sky: { top: '#2474d0', mid: '#6cb6f0', horizon: '#a8d8f4', below: '#ffb080' },
    sun: { from: [0.75, 0.8, 0.5], color: '#fff0d0', light: 3.2, halo: 0.4 },
    hemi: { sky: '#c4e0ff', ground: '#e89a70', light: 1.4 },
    fog: { color: '#d9c8cc', near: 40, far: 230, most: 0.8 },
    haze: { color: '#ff8a45', level: -9, depth: 4, thick: 0.7 },
    shadowReach: 24,
  },
  build(stage) {
    stage.look({ from: [2.6, 9.5, 21.6], at: [-0.1, 4.7, 4], fov: 46, roll: -0.03, focus: [0, 3, 5] });
    stage.add(lava({ level: -9.4, grain: 0.13, crust: 0.66, heat: 1.5 }), basalt(21, 26, 90, 40, -9.4));
    addStairs(stage);
    addCrowd(stage);
    const random = seeded(81);
    const puffs = Array.from({ length: 12 }, (_, n) => ({
      at: [-84 + n * 15, between(random, 4, 20), -110] as Point,
      size: between(random, 8, 13),
    }));
    stage.add(
      clouds(6, puffs, '#fff4e6'),
      volcano([-52, -10, -105], 44, '#6a4258'),
      volcano([64, -10, -120], 52, '#6a4258'),
    );
    stage.add(
      sparks(82, 20, [0, -2, -12], [14, 5, 6], '#ff9a4c', 0.34),
      glow([0, -8, -26], 36, '#ff7a30', 0.5),
    );
  },
  hud: (stage) =>
    place('left:48px;top:36px', 3, 24) +
    pill('left:48px;bottom:48px', 'clock', '0:58') +
    pill('right:48px;top:36px', 'people', '24', 'climbing') +
    pill('right:48px;bottom:48px', 'lava', '12 m', 'behind you', 'hot') +
    tag(stage, 'Ember', [0.7, 7.9, 14.1], 'You') +
    tag(stage, 'Tide', [-2.5, 7.9, 14.1]) +
    tag(stage, 'Sol', [4.2, 7.7, 11.9]),
};

function stepTop(step: number): number {
  return step * RISE;
}

function addStairs(stage: Stage): void {
  const random = seeded(80);
  const tints = ['#e8a06a', '#d98a62', '#f0b27c', '#c97a66'];
  for (let step = FIRST; step <= LAST; step++) {
    for (let n = -4; n <= 4; n++) {
      if (step > FIRST + 1 && step < LAST && random() < 0.12) continue;
      const at: Point = [n * 1.9, stepTop(step) - 1.2 + between(random, -0.05, 0.05), step * DEPTH];
      stage.add(block([1.84, 2.4, DEPTH - 0.04], pick(random, tints), at, 0.13));
    }
    for (const side of [-1, 1]) {
      stage.add(
        block(
          [1, 3.4, DEPTH - 0.02],
          step % 2 ? '#8a5a78' : '#f3e4cd',
          [side * 9.2, stepTop(step) - 1, step * DEPTH],
          0.16,
        ),
      );
    }
    if (step % 3 === 0) {
      const color = step % 2 ? '#ff7a45' : '#3f8fe0';
      stage.add(
        put(flag(color, 3), [-9.2, stepTop(step) + 0.6, step * DEPTH]),
        put(flag(color, 3), [9.2, stepTop(step) + 0.6, step * DEPTH]),
      );
    }
  }
  stage.add(put(arch(13, 7, '#a8727c', '#f3e4cd'), [0, stepTop(FIRST) - 0.2, FIRST * DEPTH]));
  stage.add(
    put(sweeper(7, 0.5), [-4.2, stepTop(-1), -DEPTH]),
    put(sweeper(7, -0.7), [4.4, stepTop(-4), -4 * DEPTH]),
  );
  for (const side of [-1, 1]) {
    stage.add(
      put(platform(7, 6, clay, random, 3), [side * 20, 3, -12]),
      put(platform(6, 6, clay, random, 3), [side * 27, -2, -26]),
    );
  }
}

function addCrowd(stage: Stage): void {
  const random = seeded(88);
  const leaders: [PlayerName, number, number, PoseName][] = [
    ['Ember', 0.7, 6, 'dash'],
    ['Tide', -2.5, 6, 'run'],
    ['Sol', 4.2, 5, 'leap'],
  ];
  for (const [who, x, step, pose] of leaders) addRunner(stage, who, x, step, pose);
  const others = playerNames.filter((who) => !leaders.some(([leader]) => leader === who));
  let n = 0;
  for (let step = 4; step >= FIRST + 1; step--) {
    for (const lane of [-5.8, -2.4, 2, 5.6]) {
      if (random() < 0.42 || (step === 4 && lane > 4) || step === -1) continue;
      const who = others[n++ % others.length] ?? 'Moss';
      addRunner(
        stage,
        who,
        lane + between(random, -0.8, 0.8),
        step,
        pick(random, ['run', 'dash', 'leap', 'dash'] as const),
      );
    }
  }
  stage.add(
    coin([-0.9, stepTop(5) + 1, 5 * DEPTH]),
    coin([2.9, stepTop(6) + 1, 6 * DEPTH]),
    coin([-5.2, stepTop(5) + 1, 5 * DEPTH]),
  );
}

function addRunner(stage: Stage, who: PlayerName, x: number, step: number, pose: PoseName): void {
  const up = pose === 'leap' ? 0.7 : 0.12;
  const foot: Point = [x, stepTop(Math.floor(step)) + up, step * DEPTH];
  stage.add(
    climber({
      who,
      at: foot,
      turn: x * -0.03,
      pose: { ...poses[pose], head: [-0.42, 0, 0] },
      wind: [0.3, 0.1, -0.9],
    }),
  );
}
