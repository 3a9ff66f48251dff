import type { GameScene } from '../stage/mood';
import { lobby } from './01-lobby';
import { firstPlatforms } from './02-first-platforms';
import { movingPlatforms } from './03-moving-platforms';
import { wallClimb } from './04-wall-climb';
import { lavaRising } from './05-lava-rising';
import { fall } from './06-fall';
import { checkpoint } from './07-checkpoint';
import { crowdRace } from './08-crowd-race';
import { summit } from './09-summit';
import { leaderboard } from './10-leaderboard';
import { card } from './card';

/** Every scene by the name of its picture. */
export const scenes: Record<string, GameScene> = {
  '01-lobby': lobby,
  '02-first-platforms': firstPlatforms,
  '03-moving-platforms': movingPlatforms,
  '04-wall-climb': wallClimb,
  '05-lava-rising': lavaRising,
  '06-fall': fall,
  '07-checkpoint': checkpoint,
  '08-crowd-race': crowdRace,
  '09-summit': summit,
  '10-leaderboard': leaderboard,
  card,
};
