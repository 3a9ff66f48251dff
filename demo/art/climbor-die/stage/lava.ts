import {
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  UniformsLib,
  UniformsUtils,
} from 'three';
import { glow } from './air';
import { blockShape, solid } from './blocks';
import { matte, shine } from './materials';
import { between, seeded } from './random';

const vertex = /* glsl */ `
  #include <fog_pars_vertex>
  uniform float swell;
  varying vec2 vAt;
  void main() {
    vec3 moved = position;
    vAt = (modelMatrix * vec4(position, 1.0)).xz;
    moved.z += swell * (sin(vAt.x * 0.35 + 1.0) * sin(vAt.y * 0.31) + 0.5 * sin(vAt.x * 0.8 + vAt.y * 0.6));
    vec4 mvPosition = modelViewMatrix * vec4(moved, 1.0);
    gl_Position = projectionMatrix * mvPosition;
    #include <fog_vertex>
  }`;

const fragment = /* glsl */ `
  #include <fog_pars_fragment>
  uniform vec3 dark, red, orange, yellow;
  uniform float grain, crust, heat;
  varying vec2 vAt;
  vec2 hash2(vec2 p) { return fract(sin(vec2(dot(p, vec2(127.1, 311.7)), dot(p, vec2(269.5, 183.3)))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash2(i).x, hash2(i + vec2(1, 0)).x, f.x), mix(hash2(i + vec2(0, 1)).x, hash2(i + 1.0).x, f.x), f.y);
  }
  float cracks(vec2 p) {
    vec2 cell = floor(p), f = fract(p); float one = 8.0, two = 8.0;
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
      vec2 g = vec2(x, y); float d = length(g + hash2(cell + g) * 0.9 - f);
      if (d < one) { two = one; one = d; } else if (d < two) two = d;
    }
    return two - one;
  }
  void main() {
    vec2 p = vAt * grain;
    p += 0.5 * vec2(noise(p * 1.3 + 4.0), noise(p * 1.3 + 19.0));
    float edge = cracks(p);
    float pool = noise(p * 0.45 + 7.0) * 0.7 + noise(p * 1.1) * 0.3;
    float plate = smoothstep(0.05, 0.3, edge) * smoothstep(1.0 - crust, 1.0 - crust + 0.25, 1.0 - pool);
    vec3 melt = mix(orange, yellow, smoothstep(0.5, 0.85, pool) * 0.7 + 0.5 * (1.0 - smoothstep(0.0, 0.14, edge)));
    melt = mix(melt, red, smoothstep(0.1, 0.5, edge) * 0.55);
    vec3 color = mix(melt * heat, dark + red * 0.1, plate);
    gl_FragColor = vec4(color, 1.0);
    #ifdef USE_FOG
      // Far off the cracks are too fine to draw: they blend into one tone.
      vec3 even = mix(orange * heat, dark + red * 0.1, crust * 0.5);
      gl_FragColor.rgb = mix(color, even, smoothstep(9.0, 26.0, distance(vFogAt, cameraPosition) * grain) * 0.85);
      gl_FragColor.rgb = airOver(gl_FragColor.rgb, 0.6);
    #endif
  }`;

export interface LavaLook {
  level?: number;
  /** The scale of the plates on it: the higher, the smaller. */
  grain?: number;
  /** How much of it has a dark crust, 0 to 1. */
  crust?: number;
  heat?: number;
  swell?: number;
}

/** A sea of lava as far as the eye can see. */
export function lava({ level = 0, grain = 0.16, crust = 0.55, heat = 1.5, swell = 0 }: LavaLook = {}): Mesh {
  const color = (hex: string) => ({ value: new Color(hex) });
  const material = new ShaderMaterial({
    fog: true,
    uniforms: UniformsUtils.merge([
      UniformsLib.fog,
      { dark: color('#2c0d12'), red: color('#e0330c'), orange: color('#ff6a1c'), yellow: color('#ffc04a') },
      { grain: { value: grain }, crust: { value: crust }, heat: { value: heat }, swell: { value: swell } },
    ]),
    vertexShader: vertex,
    fragmentShader: fragment,
  });
  const sea = new Mesh(new PlaneGeometry(900, 900, swell ? 400 : 1, swell ? 400 : 1), material);
  sea.rotation.x = -Math.PI / 2;
  sea.position.y = level;
  return sea;
}

/** Hexagonal columns of basalt in the lava, in a ring around the middle. */
export function basalt(
  seed: number,
  near: number,
  far: number,
  count: number,
  level = 0,
  tint = '#3b2c3a',
): Group {
  const random = seeded(seed);
  const made = new Group();
  const tints = [tint, '#32252f', '#463442'].map((color) => matte(color, 0.9));
  for (let n = 0; n < count; n++) {
    const angle = random() * Math.PI * 2;
    const away = between(random, near, far);
    const heap = Math.floor(between(random, 3, 8));
    for (let k = 0; k < heap; k++) {
      const size = between(random, 0.9, 1.7);
      const height = between(random, 0.6, 5) * (1 + away / far);
      const column = solid(new CylinderGeometry(size, size * 1.04, height, 6), tints[k % 3] ?? 'gray');
      const x = Math.cos(angle) * away + between(random, -2.6, 2.6);
      column.position.set(x, level + height / 2 - 0.4, Math.sin(angle) * away + between(random, -2.6, 2.6));
      made.add(column);
    }
  }
  return made;
}

/** A fountain of lava that shoots up and falls apart into drops. */
export function spurt(height: number, seed: number): Group {
  const random = seeded(seed);
  const made = new Group();
  const drops = 26;
  for (let n = 0; n < drops; n++) {
    const up = (n / drops) ** 0.8;
    const size = (1 - up * 0.72) * height * 0.13 * between(random, 0.7, 1.2);
    const spread = height * (0.05 + up * up * 0.3);
    const angle = random() * Math.PI * 2;
    const skin = shine(up < 0.35 ? '#ff9a2c' : up < 0.7 ? '#ff7a24' : '#f0481a', 1.7 - up * 0.4);
    const drop = solid(blockShape(1, 1, 1, 0.4), skin, [
      Math.cos(angle) * spread,
      up * height,
      Math.sin(angle) * spread,
    ]);
    drop.scale.set(size, size * 1.25, size);
    drop.rotation.set(random(), random(), random());
    drop.castShadow = false;
    made.add(drop);
  }
  made.add(glow([0, height * 0.4, 0], height * 1.6, '#ff6a24', 0.5));
  return made;
}
