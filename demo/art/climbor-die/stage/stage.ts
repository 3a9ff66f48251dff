import {
  DirectionalLight,
  HemisphereLight,
  type Object3D,
  PCFSoftShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { put } from './blocks';
import { developer } from './develop';
import { addFog } from './fog';
import type { Mood } from './mood';
import { skyDome } from './sky';

export type Point = [number, number, number];

/** Where the camera is and looks. */
export interface View {
  from: Point;
  at: Point;
  fov?: number;
  roll?: number;
  /** The point around which shadows are sharpest, if it is not what the camera looks at. */
  focus?: Point;
}

export interface Stage {
  scene: Scene;
  camera: PerspectiveCamera;
  add(...things: Object3D[]): void;
  look(view: View): void;
  /** Where a world point appears in the picture, in px. */
  spot(at: Point): { x: number; y: number };
  render(): void;
}

export function createStage(mood: Mood, width: number, height: number): Stage {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(width, height);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFSoftShadowMap;

  const scene = new Scene();
  addFog(scene, mood);
  const camera = new PerspectiveCamera(45, width / height, 0.3, 1000);
  const dome = skyDome(mood);
  const sun = sunlight(mood);
  const { hemi, under } = mood;
  if (under) scene.add(put(new DirectionalLight(under.color, under.light), [-6, -20, 9]));
  scene.add(dome, sun, sun.target, new HemisphereLight(hemi.sky, hemi.ground, hemi.light));

  return {
    scene,
    camera,
    add: (...things) => void scene.add(...things),
    look({ from, at, fov = 45, roll = 0, focus = at }) {
      camera.fov = fov;
      camera.position.set(...from);
      camera.lookAt(...at);
      camera.rotateZ(roll);
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      dome.position.set(...from);
      sun.target.position.set(...focus);
      sun.position
        .copy(new Vector3(...mood.sun.from).normalize().multiplyScalar(90))
        .add(sun.target.position);
    },
    spot(at) {
      const { x, y } = new Vector3(...at).project(camera);
      return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
    },
    render() {
      developer(renderer, scene, camera, mood, width, height).render();
      keepStill(renderer, width, height);
    },
  };
}

/** Puts a plain copy on the page, so that the software renderer has finished before the screenshot. */
function keepStill(renderer: WebGLRenderer, width: number, height: number): void {
  const still = document.createElement('canvas');
  still.width = width;
  still.height = height;
  still.getContext('2d')?.drawImage(renderer.domElement, 0, 0);
  document.body.append(still);
  renderer.dispose();
  renderer.forceContextLoss();
}

function sunlight({ sun, shadowReach = 22 }: Mood): DirectionalLight {
  const light = new DirectionalLight(sun.color, sun.light);
  light.castShadow = true;
  light.shadow.mapSize.set(4096, 4096);
  light.shadow.radius = 3;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.03;
  const eye = light.shadow.camera;
  eye.left = eye.bottom = -shadowReach;
  eye.right = eye.top = shadowReach;
  eye.near = 5;
  eye.far = 220;
  return light;
}
