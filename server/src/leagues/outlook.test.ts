/** Points and tie-breaks of a league's table, and the points that its players still need. */
import type { Classification, League, Outlook } from '@darts/contracts/leagues';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { describe, expect, test } from 'vitest';
import { begunLeague, leagueBody, pendingLeague } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';

const FOR_COMING = { win: 3, draw: 2, loss: 1, absent: 0 };

describe('the points and tie-breaks of a league', () => {
  test('have default values if the creator chooses none', async () => {
    const { created } = await pendingLeague(0);
    expect(created.data.league).toMatchObject({
      points: { win: 3, draw: 1, loss: 0, absent: 0 },
      tieBreaks: ['direct', 'wins', 'difference', 'mean'],
    });
  });

  test('can be changed until the league begins, and survive an edit without them', async () => {
    const { creator, people, act, leagueId } = await pendingLeague(2, { points: FOR_COMING });
    const put = (changes: object) =>
      creator.put(`/leagues/${leagueId}`, { ...leagueBody, ...changes });
    const chosen = { points: { ...FOR_COMING, win: 4 }, tieBreaks: ['legs', 'mean'] };
    expect(await put(chosen)).toMatchObject({ status: 200, data: { league: chosen } });
    const renamed = { name: 'Liga de otoño' }; // from a client that does not know `points` and `tieBreaks`
    expect(await put(renamed)).toMatchObject({ data: { league: { ...renamed, ...chosen } } });
    for (const person of people) await act(person, 'join');
    await act(creator, 'start');

    expect(await put({ points: FOR_COMING })).toMatchObject({ status: 409 });
    const { league }: { league: League } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect(league).toMatchObject(chosen);
  });

  test.each([
    ['points', { win: 1, draw: 1, loss: 0, absent: 0 }],
    ['points', { win: 3, draw: 0, loss: 1, absent: 0 }],
    ['points', { win: 3, draw: 1, loss: 0, absent: 1 }],
    ['points.win', { win: 21, draw: 1, loss: 0, absent: 0 }],
    ['points.absent', { win: 3, draw: 1, loss: 0, absent: -1 }],
    ['points.draw', { win: 3, draw: 1.5, loss: 0, absent: 0 }],
    ['tieBreaks', ['wins', 'wins']],
    ['tieBreaks.0', ['luck']],
  ])('are refused if invalid: %s %j', async (field, value) => {
    const { creator } = await pendingLeague(0);
    const [name = ''] = field.split('.');
    const answer = await creator.post('/leagues/create', { ...leagueBody, [name]: value });
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.errors)).toEqual([field]);
  });
});

describe('the outlook of a player', () => {
  const outlookOf = (who: Player, leagueId: string, userId: string) =>
    who.get(`/leagues/${leagueId}/outlook/${userId}`);

  test('follows from the points of the league, and is computed again after each result', async () => {
    const { creator, people, leagueId } = await begunLeague(3, { points: FOR_COMING });
    const [leaver, one, other] = people as [Player, Player, Player];
    const said = async (): Promise<Outlook> =>
      (await outlookOf(creator, leagueId, one.userId)).data.outlook;
    expect(await said()).toEqual({
      gamesLeft: 2,
      best: { place: 1, onlyByTieBreak: false },
      worst: { place: 3, onlyByTieBreak: false },
      verdict: 'own-hands',
      needs: [
        { place: 1, points: 6 },
        { place: 2, points: 5 },
      ],
      isExact: true,
    });

    await leaver.post('/users/delete'); // the leaver loses two games by absence

    const { classification }: { classification: Classification } = (
      await creator.get(`/leagues/${leagueId}/classification`)
    ).data;
    expect(classification.map(({ points, losses, legsFor }) => [points, losses, legsFor])).toEqual([
      [3, 0, 1],
      [3, 0, 1],
      [0, 2, 0],
    ]);
    expect(await said()).toMatchObject({
      gamesLeft: 1,
      worst: { place: 2, onlyByTieBreak: false },
      needs: [{ place: 1, points: 3 }],
    });
    expect(await outlookOf(other, leagueId, leaver.userId)).toMatchObject({ status: 404 });
  });

  test('assumes no draws where games have several legs', async () => {
    const changes = { isHomeAndAway: true, maxParticipants: 2 };
    const { creator, people, leagueId } = await begunLeague(2, {
      ...changes,
      format: PRESETS.league,
    });
    const { outlook } = (await outlookOf(creator, leagueId, people[0]!.userId)).data;
    expect(outlook.needs).toEqual([{ place: 1, points: 6 }]); // not 4, by a win and a draw
  });

  test('the table counts an absence as a loss by all the legs needed to win', async () => {
    const { creator, people, leagueId } = await begunLeague(2, { format: PRESETS.league });
    await people[0]!.post('/users/delete');

    const { classification }: { classification: Classification } = (
      await creator.get(`/leagues/${leagueId}/classification`)
    ).data;
    expect(classification.map(({ legsFor, legsAgainst }) => [legsFor, legsAgainst])).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  test('is available for enrolled players only, while the league is in progress', async () => {
    const { creator, people, act, leagueId } = await pendingLeague(2);
    const [one] = people as [Player, Player];
    for (const person of people) await act(person, 'join');
    expect(await outlookOf(one, leagueId, one.userId)).toMatchObject({ status: 409 });
    await act(creator, 'start');
    expect(await outlookOf(one, leagueId, one.userId)).toMatchObject({ status: 200 });
    expect(await outlookOf(one, leagueId, creator.userId)).toMatchObject({ status: 404 });
    await act(creator, 'end');
    expect(await outlookOf(one, leagueId, one.userId)).toMatchObject({ status: 409 });
  });
});
