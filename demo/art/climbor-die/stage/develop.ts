import {
  ACESFilmicToneMapping,
  type Camera,
  HalfFloatType,
  type Object3D,
  type PerspectiveCamera,
  type Scene,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { EffectComposer } from 'three/addons/postprocessing/EffectComposer.js';
import { GTAOPass } from 'three/addons/postprocessing/GTAOPass.js';
import { OutputPass } from 'three/addons/postprocessing/OutputPass.js';
import { RenderPass } from 'three/addons/postprocessing/RenderPass.js';
import { UnrealBloomPass } from 'three/addons/postprocessing/UnrealBloomPass.js';
import type { Mood } from './mood';

/** Turns the scene into a picture: contact shadows, bloom around lights, filmic tone mapping. */
export function developer(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  { exposure = 1, bloom = 0.35, occlusion = 0.9 }: Mood,
  width: number,
  height: number,
): EffectComposer {
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = exposure;
  const target = new WebGLRenderTarget(width, height, { type: HalfFloatType, samples: 4 });
  const composer = new EffectComposer(renderer, target);
  composer.addPass(new RenderPass(scene, camera));
  if (occlusion > 0) composer.addPass(contactShadows(scene, camera, occlusion, width, height));
  composer.addPass(new UnrealBloomPass(new Vector2(width, height), bloom, 0.6, 1));
  composer.addPass(new OutputPass());
  return composer;
}

function contactShadows(scene: Scene, camera: Camera, strength: number, width: number, height: number) {
  const pass = new GTAOPass(scene, camera, width, height, {});
  pass.updateGtaoMaterial({ radius: 1, distanceExponent: 1.4, thickness: 2, scale: 1.05, samples: 14 });
  pass.updatePdMaterial({
    lumaPhi: 20,
    depthPhi: 4,
    normalPhi: 2,
    radius: 12,
    radiusExponent: 1.4,
    rings: 3,
    samples: 20,
  });
  pass.blendIntensity = strength;
  const render = pass.render.bind(pass);
  pass.render = (...args) => {
    const hidden: Object3D[] = [];
    // Glows and the sky have no surface that could lie in a corner.
    scene.traverse((thing) => {
      if (thing.userData.ghost && thing.visible) hidden.push(thing);
    });
    for (const thing of hidden) thing.visible = false;
    render(...args);
    for (const thing of hidden) thing.visible = true;
  };
  return pass;
}
