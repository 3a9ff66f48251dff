import type { Stage } from './stage';

/** The light and air of a scene: a time of day. Colours are CSS hex values. */
export interface Mood {
  sky: { top: string; mid: string; horizon: string; below: string };
  /** The position of the sun or moon, its colour, its strength and the width of its glow in the sky. */
  sun: { from: [number, number, number]; color: string; light: number; halo: number; disc?: number };
  hemi: { sky: string; ground: string; light: number };
  fog: { color: string; near: number; far: number; most?: number };
  /** Coloured air low over the lava: from `level` it thins out over `depth` metres. */
  haze?: { color: string; level: number; depth: number; thick: number };
  /** Light without shadow from below, where lava is near. */
  under?: { color: string; light: number };
  exposure?: number;
  bloom?: number;
  occlusion?: number;
  /** Half the side of the square around the focus in which shadows fall. */
  shadowReach?: number;
}

/** One picture of the game: its light, its objects and the heads-up display drawn over it. */
export interface GameScene {
  mood: Mood;
  build(stage: Stage): void;
  hud?(stage: Stage): string;
}
