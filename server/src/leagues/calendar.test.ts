import { describe, expect, test } from 'vitest';
import { begunLeague, pendingLeague } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';

describe('a calendar', () => {
  /** A file that any calendar reads, unfolded, by its lines; and its entries by their UIDs. */
  async function calendarOf(url: string, person: Player) {
    const answer = await fetch(url, { headers: { cookie: person.cookie } });
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n([^\r\n]+\r\n)+END:VCALENDAR\r\n$/);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const entries = new Map<string, Record<string, string>>();
    for (const entry of text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)) {
      const fields = entry.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2));
      const { UID = '', ...rest } = Object.fromEntries(fields);
      entries.set(UID, rest);
    }
    return { lines, entries };
  }

  test('has an all-day entry per game that keeps the player free, and escapes the league name', async () => {
    const { server, people, leagueId } = await begunLeague(3, { name: 'Liga; de, Oto\\ño' });
    const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
    const { lines, entries } = await calendarOf(url, people[0]!);

    expect(lines).toContain('X-WR-CALNAME:Liga\\; de\\, Oto\\\\ño');
    expect(entries.size).toBe(2);
    for (const entry of entries.values()) {
      expect(entry).toMatchObject({
        SUMMARY: expect.stringContaining('Liga\\; de\\, Oto\\\\ño: contra '),
        'DTSTART;VALUE=DATE': expect.stringMatching(/^202609(03|10|17)$/),
        DESCRIPTION: expect.stringMatching(/^Jornada \d(?:\\nJueves a las nueve en El Triple\.)?$/),
        TRANSP: 'TRANSPARENT',
        STATUS: 'CONFIRMED',
        SEQUENCE: '0',
      });
    }
  });

  test('marks a cancelled game under the same UID with a higher sequence number', async () => {
    const { server, people, leagueId } = await begunLeague(2);
    const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
    const [person, rival] = people as [Player, Player];
    const { entries: before } = await calendarOf(url, person);
    await rival.post('/users/delete');

    const { entries: after } = await calendarOf(url, person);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const [uid = ''] = after.keys();
    expect(after.get(uid)).toMatchObject({
      STATUS: 'CANCELLED',
      SUMMARY: 'Liga de Otoño: contra Jugador eliminado',
    });
    expect(Number(after.get(uid)?.SEQUENCE)).toBeGreaterThan(Number(before.get(uid)?.SEQUENCE));
  });

  test('strips line breaks from a name stored by an earlier version', async () => {
    const { server, people, leagueId } = await begunLeague(2);
    const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
    await server.look((db) =>
      db.updateTable('competitions').set({ name: 'Li\r\nX-EVIL:1' }).execute(),
    );

    const { lines } = await calendarOf(url, people[0]!);
    expect(lines).toContain('NAME:Li X-EVIL:1');
    expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
  });

  test('lists the rounds for an organiser who does not play', async () => {
    const { server, creator, leagueId } = await begunLeague(4);
    const url = `${server.url}/api/leagues/${leagueId}/rounds.ics`;
    const { entries } = await calendarOf(url, creator);

    expect([...entries.values()]).toMatchObject(
      ['20260903', '20260910', '20260917'].map((day, index) => ({
        SUMMARY: `Liga de Otoño: jornada ${index + 1}`,
        'DTSTART;VALUE=DATE': day,
        DESCRIPTION: `Jornada ${index + 1}${index === 0 ? '\\nJueves a las nueve en El Triple.' : ''}`,
        TRANSP: 'TRANSPARENT',
      })),
    );
  });

  test('has the day of a tournament, with a higher sequence number after an edit', async () => {
    const { server, creator } = await pendingLeague(0);
    const body = {
      name: 'Copa',
      description: 'A las nueve.\nhttps://eltriple.example',
      startDate: '2026-12-01',
      maxParticipants: 8,
    };
    const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
    const path = `/tournaments/${tournamentId}`;
    const look = () => calendarOf(`${server.url}/api${path}/calendar.ics`, creator);

    const [[uid, before] = []] = (await look()).entries;
    expect(before).toMatchObject({
      SUMMARY: 'Copa',
      'DTSTART;VALUE=DATE': '20261201',
      DESCRIPTION: 'A las nueve.\\nhttps://eltriple.example',
      'URL;VALUE=URI': expect.stringMatching(new RegExp(`${path}$`)),
    });
    await creator.put(path, { ...body, startDate: '2026-12-08' });
    const [[sameUid, after] = []] = (await look()).entries;
    expect(sameUid).toBe(uid);
    expect(after).toMatchObject({ 'DTSTART;VALUE=DATE': '20261208' });
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
  });

  test('is refused to a user without a game in the league', async () => {
    const { creator, leagueId } = await begunLeague(2);
    expect(await creator.get(`/leagues/${leagueId}/calendar.ics`)).toMatchObject({
      status: 404,
      message: 'No tienes partidas en esta liga.',
    });
  });
});
