import { climber } from '../climber/climber';
import { button, pill, rim, toast } from '../hud/parts';
import { glow, sparks } from '../stage/air';
import { block, platform, put } from '../stage/blocks';
import { basalt, lava } from '../stage/lava';
import type { GameScene } from '../stage/mood';
import { ladder, lantern } from '../stage/props';
import { between, seeded } from '../stage/random';
import type { Point, Stage } from '../stage/stage';
import { tower } from '../stage/tower';
import { nightly, violet } from './looks';

/** Night: a climber falls away from the camera towards the lava, the others watch. */
export const fall: GameScene = {
  mood: {
    sky: { top: '#1a1440', mid: '#33205c', horizon: '#8a3a5c', below: '#ff6a2c' },
    sun: { from: [-0.5, 0.9, 0.5], color: '#c9b8ff', light: 2.5, halo: 0.1, disc: 0 },
    hemi: { sky: '#8a80ff', ground: '#ff6a2c', light: 1.7 },
    fog: { color: '#5c2450', near: 18, far: 80, most: 0.75 },
    haze: { color: '#ff6a24', level: -38, depth: 9, thick: 0.55 },
    exposure: 1.1,
    bloom: 0.5,
    shadowReach: 20,
  },
  build(stage) {
    stage.look({ from: [1.8, 15.2, 5.2], at: [-0.6, 0, 0.9], fov: 62, roll: 0.22, focus: [0, 6, 0] });
    stage.add(lava({ level: -38, grain: 0.085, crust: 0.68, heat: 1.5 }), basalt(3, 14, 60, 30, -38));
    stage.add(put(tower({ width: 12, layers: 54, look: nightly, seed: 6, tier: 8 }), [-12.6, -40, -3]));
    stage.add(put(tower({ width: 12, layers: 50, look: nightly, seed: 7, tier: 8 }), [15.2, -40, -1], 0.2));
    stage.add(
      climber({
        who: 'Ember',
        at: [0.75, 7.5, 4.1],
        turn: 0.5,
        tilt: [-1.22, 0.15],
        pose: 'fall',
        wind: [0.35, 0.5, 0.9],
        lamp: true,
      }),
    );
    addShaft(stage);
    addRubble(stage);
    stage.add(
      sparks(12, 40, [0, -6, 2], [12, 16, 10], '#ff8a3c', 0.36),
      glow([0, -22, 0], 44, '#ff6a2c', 0.55),
    );
  },
  hud: () =>
    rim('#12061ad9', 46) +
    pill('left:48px;top:36px', 'clock', '3:02') +
    pill('right:48px;top:36px', 'people', '7', 'climbing') +
    toast('top:36px', 'You fell!', 'Best height 142 m · Place 8 of 16', '#ffb48f') +
    button('right:calc(50% + 16px);bottom:56px', 'again', 'Try again') +
    button('left:calc(50% + 16px);bottom:56px', 'eye', 'Watch', 'quiet'),
};

function addShaft(stage: Stage): void {
  const random = seeded(27);
  stage.add(
    put(platform(4.4, 4, violet, random, 2), [-6.4, 6.4, 3.4]),
    put(lantern('#ffc36b', 1.4, 16), [-7.8, 6.4, 2.2]),
  );
  stage.add(climber({ who: 'Tide', at: [-5.1, 6.4, 3.2], turn: 1.5, pose: 'point', tilt: [0.3, 0] }));
  stage.add(climber({ who: 'Rosa', at: [-5.6, 6.4, 4.6], turn: 1.9, pose: 'balance' }));
  stage.add(
    put(platform(4, 3.8, violet, random, 2), [7.2, 4, -3]),
    climber({ who: 'Sol', at: [6.4, 4, -2.4], turn: -1.2, pose: 'balance' }),
  );
  stage.add(
    put(platform(4, 3.6, violet, random, 2), [5.6, -7, 5.4]),
    put(platform(4, 4, violet, random, 2), [-4.2, -12, -4]),
  );
  stage.add(
    put(platform(4, 4, violet, random, 2), [4, -20, -5]),
    put(platform(4, 4, violet, random, 2), [-5, -24, 5]),
  );
  stage.add(climber({ who: 'Moss', at: [-4.2, -12, -4], turn: 1, pose: 'wave' }));
  stage.add(put(ladder(12), [-6.4, -12, 1.4], Math.PI / 2));
}

function addRubble(stage: Stage): void {
  const random = seeded(33);
  for (let n = 0; n < 12; n++) {
    const size = between(random, 0.35, 0.95);
    const at: Point = [between(random, -3.6, 3.8), between(random, -4, 7.4), between(random, -3.6, 4.4)];
    if (Math.hypot(at[0] - 0.2, at[2] - 2) < 1.9) continue;
    const chunk = block([size * 1.5, size * 0.7, size], n % 3 ? '#4a4272' : '#8a78d8', at, 0.12);
    chunk.rotation.set(random() * 3, random() * 3, random() * 3);
    stage.add(chunk);
  }
}
