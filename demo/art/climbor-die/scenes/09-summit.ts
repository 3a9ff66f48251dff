import { climber } from '../climber/climber';
import { finish } from '../hud/moments';
import { pill } from '../hud/parts';
import { clouds, glow, sparks } from '../stage/air';
import { block, put } from '../stage/blocks';
import type { GameScene } from '../stage/mood';
import { crystals, flag, lantern } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { marble } from './looks';

/** Sunrise over a sea of clouds: the first climber stands on top of the tower. */
export const summit: GameScene = {
  mood: {
    sky: { top: '#2c56b4', mid: '#e8808c', horizon: '#ffc060', below: '#d8788a' },
    sun: { from: [0.62, 0.24, -0.72], color: '#ffb860', light: 3.4, halo: 0.3, disc: 0.003 },
    hemi: { sky: '#d8c4ff', ground: '#e09a90', light: 1.7 },
    fog: { color: '#e88a84', near: 30, far: 190, most: 0.85 },
    haze: { color: '#d87a98', level: -18, depth: 5, thick: 0.35 },
    bloom: 0.22,
    shadowReach: 14,
  },
  build(stage) {
    stage.look({ from: [-4.4, 2.1, 10.8], at: [1.1, 2.5, -0.6], fov: 50, focus: [0, 1, 0] });
    stage.add(
      put(tower({ width: 10, layers: 40, look: marble, seed: 30, tier: 8, rough: 0.06 }), [1.6, -40.4, -1.6]),
    );
    addTop(stage);
    stage.add(
      climber({ who: 'Ember', at: [0.5, 0.95, 0.2], turn: -0.35, pose: 'cheer', wind: [0.9, 0.25, -0.2] }),
    );
    stage.add(
      climber({
        who: 'Tide',
        at: [-2.3, -1.7, 3.55],
        turn: 3.2,
        pose: 'haul',
        grips: [
          [-2.8, 0.25, 3.2],
          [-1.8, 0.25, 3.2],
        ],
        wind: [-0.7, 0.2, -0.5],
      }),
    );
    stage.add(
      climber({ who: 'Rosa', at: [4.1, -0.1, 1.4], turn: -0.6, pose: 'wave', wind: [0.9, 0.2, -0.3] }),
    );
    addSea(stage);
  },
  hud: () =>
    finish('left:64px;top:64px', '1st', '4:32.8', 'You reached the summit') +
    pill('left:64px;bottom:56px', 'coin', '+250') +
    pill('right:48px;top:36px', 'summit', '180 m'),
};

function addTop(stage: Stage): void {
  const random = seeded(93);
  stage.add(
    block([10.6, 0.7, 10.6], '#f2e2d2', [1.6, -0.4, -1.6], 0.2),
    block([3.4, 0.5, 3.4], '#f0b45e', [0.8, 0.25, -0.2], 0.16),
  );
  stage.add(block([2.4, 0.5, 2.4], '#fff1dd', [0.8, 0.7, -0.2], 0.16));
  for (let n = 0; n < 6; n++) {
    const along = -3 + n * 1.9;
    for (const [x, z] of [
      [along, -6.4],
      [-3.2, along - 3.2],
      [6.4, along - 3.2],
      [along, 3.2],
    ] as const) {
      if (z > 2.5 && x < 4) continue;
      if (z <= 2.5 && z > 1 && x < 0) continue;
      stage.add(block([1.1, 1.1, 1.1], n % 2 ? '#e8d6cc' : '#f2e4d8', [x, 0.4, z], 0.16));
    }
  }
  stage.add(put(flag('#ff6a35', 5.6, [2.6, 1.5]), [1.75, 0.9, -0.9]));
  stage.add(
    put(crystals(random, '#ffb45a', 1), [5.2, 0, -3.6]),
    put(crystals(random, '#ff8aa0', 0.8), [-1.9, 0, -3.6]),
  );
  stage.add(put(lantern('#ffd08a', 1.5, 8), [5.4, 0, 2.3]), put(lantern('#ffd08a', 1.5), [-2.6, 0, -4.9]));
}

function addSea(stage: Stage): void {
  const random = seeded(95);
  const puffs = Array.from({ length: 70 }, (_, n) => {
    const row = Math.floor(n / 10);
    const away = -14 - row * 15;
    return {
      at: [
        (n % 10) * (12 + row * 3.4) - 54 - row * 15 + between(random, -4, 4),
        between(random, -13, -9) - row * 0.4,
        away,
      ] as Point,
      size: between(random, 8, 12) + row * 1.5,
    };
  });
  stage.add(clouds(7, puffs, '#ffdcd4', 0.12));
  for (let n = 0; n < 4; n++) {
    const far = tower({ width: 6, layers: 30, look: marble, seed: 70 + n, tier: 8, rough: 0 });
    stage.add(put(far, [-48 + n * 30, -34 + between(random, 0, 8), -54 - n * 8], n));
  }
  stage.add(sparks(96, 22, [0, 3, 1], [8, 3, 4], '#ffd98a', 0.2), glow([78, 30, -90], 60, '#ffb860', 0.2));
}
