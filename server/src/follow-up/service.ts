import { accountFollowUp, type AccountFeatures } from './accounts.ts';
import { gameFollowUp, type GameFeatures } from './games.ts';

/**
 * Consequences of changes of accounts and games in other features. Features are given them before they are
 * built themselves: `features` is called with the first change.
 */
export const followUps = (features: () => AccountFeatures & GameFeatures) => ({
  ...accountFollowUp(features),
  ...gameFollowUp(features),
});
