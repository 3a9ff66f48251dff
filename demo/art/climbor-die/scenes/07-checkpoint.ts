import { PointLight } from 'three';
import { climber } from '../climber/climber';
import { reward } from '../hud/moments';
import { pill, rail, tag } from '../hud/parts';
import { clouds, glow, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { ring } from '../stage/course';
import type { GameScene } from '../stage/mood';
import { banner, crystals, flag, ladder, lantern, rope } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { nightly, violet } from './looks';

const MINT = '#5cf2c8';

/** Blue hour: a checkpoint ring shines on a ledge high above the clouds. */
export const checkpoint: GameScene = {
  mood: {
    sky: { top: '#0e1440', mid: '#2a3a86', horizon: '#7a86c8', below: '#3a4688' },
    sun: { from: [-0.62, 0.55, -0.75], color: '#cfdcff', light: 1.5, halo: 0.14, disc: 0.0016 },
    hemi: { sky: '#8aa4ff', ground: '#4a4a8a', light: 2.2 },
    fog: { color: '#46549a', near: 24, far: 120, most: 0.92 },
    exposure: 1.1,
    bloom: 0.28,
    shadowReach: 16,
  },
  build(stage) {
    const random = seeded(51);
    stage.look({ from: [-3.4, 2.5, 12.2], at: [0.5, 2.5, 0], fov: 50, focus: [0, 1, 1] });
    stage.add(
      put(tower({ width: 13, layers: 70, look: nightly, seed: 15, tier: 8 }), [10.8, -34, -6.6], 0.1),
    );
    stage.add(put(platform(11, 8, violet, random, 3), [0, 0, 0.6]));
    stage.add(put(ring(MINT, 2.1), [-0.6, 0, -0.6], 0.12), put(flag(MINT, 4.6, [1.8, 1.1]), [-4.5, 0, -1]));
    const light = new PointLight(MINT, 22, 14, 1.6);
    const lamp = new PointLight('#ffcf9a', 16, 12, 1.4);
    stage.add(put(light, [-0.6, 2.4, 0.9]), put(lamp, [-0.6, 3.2, 7]));
    addPeople(stage);
    addThings(stage);
    addNight(stage);
  },
  hud: (stage) =>
    rail({
      lava: 0.3,
      me: 0.66,
      others: [
        ['Fern', 0.58],
        ['Onyx', 0.74],
      ],
      label: '118 m',
    }) +
    pill('left:48px;top:36px', 'clock', '2:57') +
    pill('right:48px;top:36px', 'people', '8', 'climbing') +
    reward('bottom:56px', 'Checkpoint 4', '50') +
    tag(stage, 'Ember', [0.7, 3.15, 3], 'You') +
    tag(stage, 'Pearl', [-3, 2.75, 1.8]),
};

function addPeople(stage: Stage): void {
  stage.add(
    climber({ who: 'Ember', at: [0.7, 0, 3], turn: -0.2, pose: 'cheer', wind: [0.9, 0.1, -0.4], lamp: true }),
  );
  stage.add(
    climber({ who: 'Pearl', at: [-3, 0, 1.8], turn: 0.4, pose: 'wave', wind: [0.9, 0.1, -0.4], lamp: true }),
  );
  stage.add(
    climber({ who: 'Fern', at: [3.9, 0.1, 0.6], turn: -1, pose: 'sit', wind: [0.8, 0, -0.5], lamp: true }),
  );
  stage.add(climber({ who: 'Onyx', at: [5.2, 5.6, 1.1], turn: 2.7, pose: 'climb', lamp: true }));
}

function addThings(stage: Stage): void {
  const random = seeded(52);
  stage.add(block([1.2, 0.55, 0.8], '#7a5a6a', [3.9, 0.28, 0.5], 0.12));
  stage.add(
    put(crystals(random, '#5fe3ff', 1.3), [-4.6, 0, 2.8]),
    put(crystals(random, '#c08aff', 1.1), [4.8, 0, 3.2]),
    put(crystals(random, '#5fe3ff', 0.9), [2.8, 0, -2.6]),
  );
  stage.add(put(lantern('#ffc36b', 1.8, 20), [4.7, 0, -1.4]), put(lantern('#ffc36b', 1.8, 14), [-5, 0, 0.4]));
  stage.add(put(ladder(9), [5.2, 2, 0.3]), put(banner('#9a6bff', '#ffe9c4', 3.6), [8.6, 8.4, 0.1], 0.1));
  stage.add(
    rope([4.7, 2.2, -1.4], [5.2, 8, 0], 0.6),
    put(platform(3.6, 3, violet, random, 2), [7.2, 6.4, 2]),
  );
}

function addNight(stage: Stage): void {
  const random = seeded(53);
  for (let n = 0; n < 5; n++) {
    stage.add(
      put(
        tower({ width: 7, layers: 50, look: nightly, seed: 60 + n, tier: 8 }),
        [-62 + n * 23, -40 + between(random, -6, 8), -70 - n * 5],
        n,
      ),
    );
    stage.add(put(platform(7, 6, violet, random, 4), [-34 + n * 10, between(random, -6, 9), -34]));
  }
  const puffs = Array.from({ length: 16 }, (_, n) => ({
    at: [-80 + n * 10, between(random, -16, -7), between(random, -90, -30)] as Point,
    size: between(random, 7, 13),
  }));
  stage.add(clouds(8, puffs, '#aab6f0', 0.16));
  stage.add(
    sparks(54, 34, [-30, 60, -150], [150, 50, 10], '#dfe8ff', 2.4),
    sparks(55, 22, [0, 2.4, 2], [6, 2, 3], '#9affd8', 0.2),
  );
  stage.add(glow([-64, 57, -78], 60, '#cfdcff', 0.4));
}
