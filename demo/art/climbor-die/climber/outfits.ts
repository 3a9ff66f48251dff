/** What one climber wears. */
export interface Outfit {
  /** Helmet and jacket. */
  main: string;
  /** Scarf, ridge of the helmet, gloves. */
  trim: string;
  legs: string;
  pack: string;
  skin: string;
}

const outfit = (main: string, trim: string, legs: string, pack: string, skin: string): Outfit => {
  return { main, trim, legs, pack, skin };
};

/** All players, by the name above their heads. */
export const players = {
  Ember: outfit('#ff7a45', '#ffe08a', '#3c3350', '#7a4a3a', '#f2c29b'),
  Moss: outfit('#4fb477', '#f6e7b4', '#3b4a3e', '#7b5a34', '#c98f66'),
  Tide: outfit('#3f8fe0', '#ffd166', '#2c3d63', '#d9774a', '#f0c9a4'),
  Plum: outfit('#9a6bff', '#7ef0d0', '#3a2d5c', '#c7528a', '#8e5a3f'),
  Sol: outfit('#ffc93c', '#f0563f', '#5a4636', '#4a7c8c', '#e7b084'),
  Fern: outfit('#19b5a5', '#ff9fb2', '#24474a', '#e5b45a', '#a5704d'),
  Rosa: outfit('#f2568c', '#fff1d6', '#55304f', '#5b8fd6', '#f4cdb0'),
  Onyx: outfit('#4a4f63', '#5fe3ff', '#2a2d3a', '#e25a4a', '#6f4632'),
  Pearl: outfit('#f3ede2', '#ff8a5c', '#6a6f86', '#6bb58f', '#d9a27a'),
} as const;

export type PlayerName = keyof typeof players;

export const playerNames = Object.keys(players) as PlayerName[];
