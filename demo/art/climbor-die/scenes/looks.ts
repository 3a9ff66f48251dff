import type { PlatformLook } from '../stage/blocks';
import type { TowerLook } from '../stage/tower';

/** What the parts of the tower are made of, from the meadow at its foot to the summit. */
export const grass: PlatformLook = { top: '#6cc15a', rock: '#8a6a58' };
export const clay: PlatformLook = { top: '#f0a35e', rock: '#9a5a4a' };
export const ash: PlatformLook = { top: '#8d7088', rock: '#5f4760' };
export const violet: PlatformLook = { top: '#8a78d8', rock: '#4a4272' };

export const sunny: TowerLook = {
  bricks: [
    ['#d8b08a', '#cfa17a', '#e2bd98'],
    ['#d99c78', '#c98a68', '#e0a985'],
    ['#c9809a', '#b870a0', '#d895a8'],
  ],
  trim: '#f3e4cd',
  core: '#8a6a58',
  window: '#ffd98a',
};

export const dusky: TowerLook = {
  bricks: [
    ['#5d4a5e', '#54425a', '#6a5468'],
    ['#6b5570', '#5c4a68', '#7a6078'],
    ['#8a6a84', '#7a5d80', '#98768c'],
  ],
  trim: '#b98a7a',
  core: '#32263a',
  window: '#ffb45a',
};

export const nightly: TowerLook = {
  bricks: [
    ['#4b4a78', '#43426e', '#565588'],
    ['#54538a', '#4a497c', '#606098'],
  ],
  trim: '#8d86c8',
  core: '#26254a',
  window: '#ffcf7a',
};

export const marble: TowerLook = {
  bricks: [
    ['#e8d6cc', '#dcc6c0', '#f2e4d8'],
    ['#f2e2d2', '#e6d2c4', '#faf0e2'],
  ],
  trim: '#f0b45e',
  core: '#a58a8a',
  window: '#ffe2a0',
};
