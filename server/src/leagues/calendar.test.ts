import { describe, expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';

describe('the calendar of a player’s league games', () => {
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

  test('has a day for each, which keeps nobody busy, and names as they are', async () => {
    const { server, people, leagueId } = await begunLeague(3, { name: 'Liga; de, Oto\\ño' });
    const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
    const { lines, entries } = await calendarOf(url, people[0]!);

    expect(lines).toContain('X-WR-CALNAME:Liga\\; de\\, Oto\\\\ño');
    expect(entries.size).toBe(2);
    for (const entry of entries.values()) {
      expect(entry).toMatchObject({
        SUMMARY: expect.stringContaining('Liga\\; de\\, Oto\\\\ño: contra '),
        'DTSTART;VALUE=DATE': expect.stringMatching(/^202609(03|10|17)$/),
        DESCRIPTION: expect.stringMatching(/^Jornada \d\\nJueves a las nueve en El Triple\.$/),
        TRANSP: 'TRANSPARENT',
        STATUS: 'CONFIRMED',
        SEQUENCE: '0',
      });
    }
  });

  test('marks a game that is off, under the same UID, in a later version', async () => {
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

  test('takes no line of its own from a name that an earlier version has let in', async () => {
    const { server, people, leagueId } = await begunLeague(2);
    const url = `${server.url}/api/leagues/${leagueId}/calendar.ics`;
    await server.look((db) =>
      db.updateTable('competitions').set({ name: 'Li\r\nX-EVIL:1' }).execute(),
    );

    const { lines } = await calendarOf(url, people[0]!);
    expect(lines).toContain('NAME:Li X-EVIL:1');
    expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
  });

  test('is refused to a user without a game in the league', async () => {
    const { creator, leagueId } = await begunLeague(2);
    expect(await creator.get(`/leagues/${leagueId}/calendar.ics`)).toMatchObject({
      status: 404,
      message: 'No tienes partidas en esta liga.',
    });
  });
});
