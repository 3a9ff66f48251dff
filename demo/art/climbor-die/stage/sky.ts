import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three';
import type { Mood } from './mood';

const fragment = /* glsl */ `
  uniform vec3 top, mid, horizon, below, sunColor, sunFrom;
  uniform float halo, disc;
  varying vec3 vLook;
  void main() {
    vec3 look = normalize(vLook);
    float h = look.y;
    vec3 color = mix(horizon, mid, smoothstep(0.0, 0.28, h));
    color = mix(color, top, smoothstep(0.2, 0.85, h));
    color = mix(color, below, smoothstep(0.0, 0.35, -h));
    float facing = max(dot(look, sunFrom), 0.0);
    color += sunColor * halo * (pow(facing, 6.0) * 0.35 + pow(facing, 40.0) * 0.5);
    color += sunColor * smoothstep(1.0 - disc, 1.0 - disc * 0.9, facing) * 3.0;
    gl_FragColor = vec4(color, 1.0);
  }`;

/** The dome around the scene: a gradient sky with a sun or a moon. */
export function skyDome({ sky, sun }: Mood): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: {
      top: { value: new Color(sky.top) },
      mid: { value: new Color(sky.mid) },
      horizon: { value: new Color(sky.horizon) },
      below: { value: new Color(sky.below) },
      sunColor: { value: new Color(sun.color) },
      sunFrom: { value: new Vector3(...sun.from).normalize() },
      halo: { value: sun.halo },
      disc: { value: sun.disc ?? 0.0012 },
    },
    vertexShader: `varying vec3 vLook; void main() {
      vLook = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: fragment,
  });
  const dome = new Mesh(new SphereGeometry(900, 48, 32), material);
  dome.userData.ghost = true;
  dome.renderOrder = -10;
  return dome;
}
