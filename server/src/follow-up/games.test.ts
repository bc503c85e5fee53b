/** The consequences of each change of a game, in their order. */
import { expect, test } from 'vitest';
import type { Unit } from '#platform/store/transactions.ts';
import type { FollowUp } from '../play/service.ts';
import { startFeatures } from '../../test/features.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';
import { gameFollowUp } from './games.ts';

/** A game of a league or a tournament, and what a change of it brings about. */
async function stage(kind: 'league' | 'tournament') {
  const features = await startFeatures();
  const { enrol, start, openGames } = await tournamentStage(features);
  const tournamentId = await enrol(await features.newAccounts(2));
  await start(tournamentId);
  const [open] = await openGames(tournamentId);
  const read = await features.games.matchup(open!.gameId);
  const game = { ...read, kind, competitionId: tournamentId };

  const done: string[] = [];
  const noting =
    <Result>(name: string, result: Result) =>
    async (): Promise<Result> => {
      done.push(name);
      return result;
    };
  const moves = {
    settled: new Set(['settled game']),
    reseated: new Set(['reseated game']),
    playable: new Set(['playable game']),
  };
  const broadcastChange = () => void done.push('broadcast');
  const followUp = gameFollowUp(() => ({
    lobby: { leave: noting('lobby', undefined) },
    competitions: { league: { broadcastChange }, tournament: { broadcastChange } },
    dates: {
      forget: async (_, gameIds) => void done.push(`dates of ${gameIds.length}`),
      forgetIn: noting('all dates', undefined),
      clearAgreement: noting('agreement', undefined),
      postponeToToday: noting('today', undefined),
      reopen: noting('date', undefined),
    },
    leagues: { noteResult: noting('table', undefined) },
    tournaments: {
      goOn: noting('bracket', moves),
      takeBack: noting('bracket', moves),
      concede: noting('bracket', moves),
      callNext: noting('boards', true),
      noteAgreed: noting('board', undefined),
    },
    results: {
      forget: async (_, gameIds) => void done.push(`proposals of ${gameIds.length}`),
      forgetIn: noting('all proposals', undefined),
    },
  }));
  const act: Record<keyof FollowUp, (unit: Unit) => Promise<void>> = {
    begun: (unit) => followUp.begun(unit, game),
    decided: (unit) => followUp.decided(unit, game, 1),
    reopened: (unit) => followUp.reopened(unit, game),
    closed: (unit) => followUp.closed(unit, game),
    agreed: (unit) => followUp.agreed(unit, game),
    agreementsEnded: (unit) => followUp.agreementsEnded(unit, game),
    withdrawn: (unit) => followUp.withdrawn(unit, game, [game.gameId]),
  };
  return async (change: keyof FollowUp): Promise<string[]> => {
    await features.writers.transact(act[change]);
    return done;
  };
}

const SHOWN = ['boards', 'broadcast'];
const MOVED = ['bracket', 'dates of 2', 'proposals of 2', 'agreement', 'today'];
const FORGOTTEN = ['dates of 1', 'proposals of 1'];

test.each([
  ['begun', ['lobby', ...FORGOTTEN], ['lobby', ...FORGOTTEN, ...SHOWN]],
  ['decided', ['table', ...FORGOTTEN, 'broadcast'], [...MOVED, ...FORGOTTEN, ...SHOWN]],
  ['reopened', ['table', 'date', 'broadcast'], [...MOVED, 'date', ...SHOWN]],
  ['closed', ['all dates', 'all proposals', 'broadcast'], ['all dates', 'all proposals', ...SHOWN]],
  ['agreed', [], ['board']],
  ['agreementsEnded', ['broadcast'], SHOWN],
  ['withdrawn', ['table', ...FORGOTTEN, 'broadcast'], [...MOVED, ...SHOWN]],
] as const)(
  '%s runs the follow-up steps of a game change in order',
  async (change, league, bracket) => {
    expect(await (await stage('league'))(change)).toEqual(league);
    expect(await (await stage('tournament'))(change)).toEqual(bracket);
  },
);
