import { corrections } from './corrections/corrections.ts';
import { cachedGame } from './turns/cached-game.ts';
import { earlyEndings } from './endings/early-endings.ts';
import { gameCache } from './turns/game-cache.ts';
import { presence } from './presence/presence.ts';
import { turnRecorder } from './turns/record-turn.ts';
import { scoring } from './presence/scoring.ts';
import { settled } from './presence/settled.ts';
import type { Deps } from './deps.ts';

/** Returns the operations on running games: turns, corrections, early endings, presence and scoring for both. */
export function liveGames(deps: Deps) {
  const cache = gameCache();
  const saving = settled(deps, (row) => cache.put(cachedGame(row)));
  const present = presence(deps, saving);
  const scorer = scoring(deps, saving);
  const ending = earlyEndings(deps);
  const correcting = corrections(deps, cache);

  return {
    join: present.join,
    takeOver: present.takeOver,
    leave: present.leave,
    held: present.held,
    broadcastAbsences: present.broadcastAbsences,
    releaseLost: present.releaseLost,
    grantTime: present.grantTime,
    rebroadcast: present.rebroadcast,

    recordTurn: turnRecorder(deps, cache),
    proposeCorrection: correcting.proposeCorrection,
    answerCorrection: correcting.answerCorrection,

    askToScore: scorer.askToScore,
    answerScoring: scorer.answerScoring,
    takeSideBack: scorer.takeSideBack,

    surrender: ending.surrender,
    surrenderFor: ending.surrenderFor,
    claim: ending.claim,
    endLost: ending.endLost,
    closeIdle: ending.closeIdle,
    forfeitAll: ending.forfeitAll,
    releaseUser: ending.releaseUser,
  };
}

export type LiveGames = ReturnType<typeof liveGames>;
