import { Color, Fog, type Scene, ShaderChunk, Vector3 } from 'three';
import type { Mood } from './mood';

/** GLSL for a fixed linear colour. */
function glsl(color: string, strength = 1): string {
  const { r, g, b } = new Color(color).multiplyScalar(strength);
  return `vec3(${r.toFixed(5)}, ${g.toFixed(5)}, ${b.toFixed(5)})`;
}

/**
 * Distance fog that takes on the sun's colour towards the sun, and glows low over lava.
 * The values are written into the shaders: one page draws one scene.
 */
export function addFog(scene: Scene, { fog, haze, sun }: Mood): void {
  scene.fog = new Fog(fog.color, fog.near, fog.far);
  const from = new Vector3(...sun.from).normalize();
  const low = haze ?? { color: fog.color, level: -1e4, depth: 1, thick: 0 };
  ShaderChunk.fog_pars_vertex = '#ifdef USE_FOG\nvarying vec3 vFogAt;\n#endif';
  ShaderChunk.fog_vertex = `#ifdef USE_FOG
    vFogAt = (inverse(viewMatrix) * vec4(mvPosition.xyz, 1.0)).xyz;
  #endif`;
  ShaderChunk.fog_pars_fragment = `#ifdef USE_FOG
    uniform vec3 fogColor; uniform float fogNear; uniform float fogFar;
    varying vec3 vFogAt;
    vec3 airOver(vec3 base, float share) {
      float away = distance(vFogAt, cameraPosition);
      float amount = smoothstep(fogNear, fogFar, away);
      amount = pow(amount, 0.8) * ${(fog.most ?? 1).toFixed(3)};
      float low = exp(-max(vFogAt.y - ${low.level.toFixed(2)}, 0.0) / ${low.depth.toFixed(2)});
      vec3 look = normalize(vFogAt - cameraPosition);
      float facing = max(dot(look, vec3(${from.x.toFixed(4)}, ${from.y.toFixed(4)}, ${from.z.toFixed(4)})), 0.0);
      vec3 air = fogColor + ${glsl(sun.color, 0.35 * sun.halo)} * pow(facing, 6.0);
      air = mix(air, ${glsl(low.color)}, clamp(low * ${Math.min(1, low.thick * 1.4).toFixed(3)}, 0.0, 1.0));
      float near = smoothstep(2.0, 40.0, away) * low * ${low.thick.toFixed(3)};
      return mix(base, air, clamp(max(amount, near) * share, 0.0, 1.0));
    }
  #endif`;
  ShaderChunk.fog_fragment = '#ifdef USE_FOG\ngl_FragColor.rgb = airOver(gl_FragColor.rgb, 1.0);\n#endif';
}
