import { addHud } from './hud/hud';
import { scenes } from './scenes';
import { seeded } from './stage/random';
import { createStage } from './stage/stage';

// Three draws its dither and noise tables from Math.random: a fixed seed keeps each frame the same.
Math.random = seeded(7);

async function paint(name: string): Promise<void> {
  // The drawing takes long: the page counts as loaded before it starts.
  await new Promise((resolve) => addEventListener('load', () => setTimeout(resolve)));
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene is called ${name}`);
  const stage = createStage(scene.mood, innerWidth, innerHeight);
  scene.build(stage);
  stage.render();
  if (scene.hud) addHud(scene.hud(stage));
}

(window as unknown as { ready: Promise<void> }).ready = paint(document.documentElement.dataset.shot ?? '');
