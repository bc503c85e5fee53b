import { accountFollowUp, type AccountFeatures } from './accounts.ts';
import { gameFollowUp, type GameFeatures } from './games.ts';

/**
 * Effects of account and game changes on other features. The features need these functions before they are built
 * themselves, so `features` is a function, first called with the first change.
 */
export const followUps = (features: () => AccountFeatures & GameFeatures) => ({
  ...accountFollowUp(features),
  ...gameFollowUp(features),
});
