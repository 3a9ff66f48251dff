import { PointLight } from 'three';
import { climber } from '../climber/climber';
import { poses } from '../climber/poses';
import { clouds, glow, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { basalt, lava, spurt } from '../stage/lava';
import type { GameScene } from '../stage/mood';
import { volcano } from '../stage/plaza';
import { flag, ladder, rope } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { ash, dusky } from './looks';

/** The game in one picture: a climber hangs by one hand over the lava, the tower looms above. */
export const card: GameScene = {
  mood: {
    sky: { top: '#170d22', mid: '#4a1c3c', horizon: '#f0683a', below: '#ff7a30' },
    sun: { from: [-0.6, 0.7, 0.85], color: '#ffd0b0', light: 2.7, halo: 0.05, disc: 0 },
    hemi: { sky: '#8f7ac8', ground: '#ff6224', light: 1.3 },
    under: { color: '#ff7a35', light: 1 },
    fog: { color: '#7a2c3a', near: 16, far: 95, most: 0.9 },
    haze: { color: '#ff6f28', level: -6.6, depth: 4.2, thick: 0.6 },
    bloom: 0.32,
    shadowReach: 16,
  },
  build(stage) {
    const random = seeded(7);
    stage.look({ from: [-1.7, 1.7, 7], at: [0.75, 2.7, 0], fov: 58, roll: 0.06, focus: [0, 1, 0] });
    stage.add(
      lava({ level: -6.6, grain: 0.16, crust: 0.66, heat: 1.55, swell: 0.2 }),
      basalt(31, 16, 70, 36, -6.6),
    );
    stage.add(put(tower({ width: 11, layers: 60, look: dusky, seed: 22, tier: 9 }), [9.5, -12, -14], 0.55));
    stage.add(put(platform(4.6, 3.4, ash, random, 2), [0.7, 3.4, -1.2]));
    stage.add(block([1.4, 0.3, 0.9], '#7a5f74', [-0.2, 3.3, 0.2], 0.12));
    stage.add(
      climber({
        who: 'Ember',
        at: [-0.7, 1.05, 1.2],
        turn: 0.3,
        pose: { ...poses.hang, lean: [-0.08, 0, 0.16], head: [0.06, -0.3, 0.2] },
        grips: [[-0.15, 3.4, 0.72], undefined],
        wind: [-0.85, 0.35, -0.3],
      }),
    );
    addAround(stage);
    const heat = new PointLight('#ff6a24', 14, 12, 1.4);
    stage.add(put(heat, [-0.8, -2.4, 3]));
  },
};

function addAround(stage: Stage): void {
  const random = seeded(17);
  const steps: [Point, number][] = [
    [[5.4, 6.2, -6.2], 3.4],
    [[1.2, 9.4, -9], 3.4],
    [[4.6, 13, -8.4], 3.2],
    [[-6.4, -3.6, -5], 3.6],
    [[-11, -1, -16], 5],
    [[6.6, -4.4, -4], 3.4],
  ];
  for (const [at, wide] of steps) stage.add(put(platform(wide, wide * 0.85, ash, random, 2), at));
  stage.add(put(ladder(7), [5.2, 6.2, -7.6]), put(flag('#ff7a45', 3), [2, 9.4, -9.4]));
  stage.add(climber({ who: 'Tide', at: [4.6, 6.2, -5.6], turn: -0.6, pose: 'point', tilt: [0.2, 0] }));
  stage.add(climber({ who: 'Sol', at: [1.4, 9.4, -8.4], turn: -0.2, pose: 'wave' }));
  stage.add(rope([2.6, 3.5, -0.4], [4.4, 6.3, -5], 0.8, '#f3dcb0', 0.07));
  stage.add(
    put(spurt(5, 3), [-7.6, -6.6, -9]),
    put(spurt(7, 4), [-16, -6.6, -24]),
    put(spurt(4, 8), [3.4, -6.6, -8]),
  );
  stage.add(volcano([-78, -14, -130], 50, '#3c1a2c'));
  const puffs = Array.from({ length: 7 }, (_, n) => ({
    at: [-60 + n * 18, between(random, 22, 46), -80] as Point,
    size: between(random, 8, 12),
  }));
  stage.add(clouds(4, puffs, '#7a3a52', 0.25));
  stage.add(sparks(18, 46, [0, 0, 1], [9, 7, 4], '#ff8a3c', 0.26), glow([-8, -8, -10], 26, '#ff5a1c', 0.6));
  for (let n = 0; n < 5; n++) {
    const chip = block(
      [0.3, 0.24, 0.26],
      '#6b5366',
      [-0.9 + between(random, -0.8, 1.6), between(random, -1.8, 2.4), 0.8],
      0.07,
    );
    chip.rotation.set(random() * 3, random() * 3, 0);
    stage.add(chip);
  }
}
