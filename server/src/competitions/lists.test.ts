/** The lists of leagues and of tournaments, which are alike. */
import { describe, expect, test } from 'vitest';
import { startServer } from '../../test/server.ts';

const bodies = {
  leagues: {
    name: 'Liga',
    startDate: '2026-09-01',
    maxParticipants: 100,
    dayOfWeek: 'Jueves',
    isHomeAndAway: true,
  },
  tournaments: { name: 'Copa', startDate: '2026-12-01', maxParticipants: 100 },
};

type Listed = { readonly name: string; readonly createdAt: string };

describe.each(['leagues', 'tournaments'] as const)('the list of %s', (kind) => {
  /** Somebody who makes them, at a time that stands still. */
  async function organiser() {
    const now = Date.parse('2026-08-01T10:00:00Z');
    const server = await startServer({ clock: () => now });
    const creator = await server.admin();
    const make = async (changes: object = {}) => {
      const { data } = await creator.post(`/${kind}/create`, { ...bodies[kind], ...changes });
      const id: string = data.leagueId ?? data.tournamentId;
      return id;
    };
    const list = async (query = ''): Promise<Listed[]> =>
      (await creator.get(`/${kind}/?${query}`)).data[kind];
    return { server, creator, make, list };
  }

  const names = (listed: readonly Listed[]) => listed.map(({ name }) => name);

  test('is paged newest first without gaps or duplicates, even for entries created at the same time', async () => {
    const { make, list } = await organiser();
    const wanted = Array.from({ length: 7 }, (_, index) => `Liga ${index}`);
    await Promise.all(wanted.slice(0, 5).map((name) => make({ name })));
    for (const name of wanted.slice(5)) await make({ name });

    const seen: Listed[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const last = seen.at(-1);
      const before = last ? `&before=${last.createdAt}` : '';
      const shown = await list(`limit=2${before}`);
      expect(shown).toHaveLength(page < 4 ? 2 : 1);
      seen.push(...shown);
    }

    expect(names(seen).slice(0, 2)).toEqual(['Liga 6', 'Liga 5']);
    expect(names(seen).toSorted()).toEqual(wanted);
    expect(await list()).toEqual(seen);
    expect(await list(`before=${seen.at(-1)?.createdAt}`)).toEqual([]);
  });

  test('is newest first across all states, and so are its pages', async () => {
    const { server, make, list, creator } = await organiser();
    const ids: string[] = [];
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro']) ids.push(await make({ name }));
    const [, second = '', , fourth = ''] = ids;
    const others = [await server.player(), await server.player()];
    for (const id of [second, fourth]) {
      for (const player of others) await player.post(`/${kind}/${id}/join`);
      expect(await creator.post(`/${kind}/${id}/start`)).toMatchObject({ status: 200 });
    }
    await creator.post(`/${kind}/${second}/end`);

    expect(names(await list())).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno']);
    expect(names(await list('status=pendiente,encurso'))).toEqual(['Cuatro', 'Tres', 'Uno']);
    expect(names(await list('status=finalizada,pendiente&limit=2'))).toEqual(['Tres', 'Dos']);
    expect(names(await list('created=true&limit=1'))).toEqual(['Cuatro']);
    const [player] = others;
    const own: Listed[] = (await player!.get(`/${kind}/?mine=true`)).data[kind];
    expect(names(own)).toEqual(['Cuatro', 'Dos']);
  });

  test('is complete when a form sends its filters empty', async () => {
    const { make, list } = await organiser();
    await make();
    expect(await list('status=&q=&mine=&created=&before=&limit=')).toHaveLength(1);
    expect(await list('status=pendiente,encurso&q=&mine=&created=')).toHaveLength(1);
  });

  test('refuses invalid page parameters', async () => {
    const { creator } = await organiser();
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'before=ayer']) {
      expect(await creator.get(`/${kind}/?${query}`)).toMatchObject({ status: 400 });
    }
  });

  test('includes the participants, and leaves rounds, games and points to the detail page', async () => {
    const { server, make, list, creator } = await organiser();
    const id = await make();
    const player = await server.player();
    await player.post(`/${kind}/${id}/join`);

    const [listed] = await list();
    const detail = (await creator.get(`/${kind}/${id}`)).data;
    const { rounds, games, points: _, tieBreaks: __, ...rest } = detail.league ?? detail.tournament;

    expect(listed).toEqual(rest);
    expect(rounds ?? games).toBeInstanceOf(Array);
    expect(JSON.stringify(listed)).toContain(player.userId);
  });

  test('accepts no entry with an invalid date, name, description or number of places', async () => {
    const { creator, make, list } = await organiser();
    const id = await make();
    const refusals: readonly (readonly [object, object])[] = [
      [{ startDate: '9999-12-31' }, { startDate: 'Elige una fecha entre 2000 y 2100.' }],
      [{ startDate: '0000-01-01' }, { startDate: 'Elige una fecha entre 2000 y 2100.' }],
      [{ startDate: 'mañana' }, { startDate: 'Introduce la fecha de inicio.' }],
      [{ name: 'Li\r\nX-EVIL:1' }, { name: 'Sin saltos de línea ni caracteres invisibles.' }],
      [{ name: 'Li\u202Eag' }, { name: 'Sin saltos de línea ni caracteres invisibles.' }],
      [{ name: '' }, { name: 'De 3 a 30 caracteres.' }],
      [{ description: 'a\u200Bb' }, { description: 'Sin caracteres invisibles.' }],
      [{ maxParticipants: 1 }, { maxParticipants: 'Un número entero de 2 a 100.' }],
    ];
    for (const [changes, errors] of refusals) {
      const body = { ...bodies[kind], ...changes };
      expect(await creator.post(`/${kind}/create`, body)).toMatchObject({ status: 400, errors });
      expect(await creator.put(`/${kind}/${id}`, body)).toMatchObject({ status: 400, errors });
    }
    expect(await list()).toHaveLength(1);

    await make({ name: 'Última', startDate: '2100-12-31', description: 'Jueves\nen El Triple 🎯' });
    expect(await list()).toMatchObject([
      { startDate: '2100-12-31', description: 'Jueves\nen El Triple 🎯' },
      { name: bodies[kind].name },
    ]);
  });

  test('is served even if a stored row holds invalid values', async () => {
    const { server, make, list } = await organiser();
    const id = await make({ name: 'Mala' });
    await make({ name: 'Buena' });
    await server.look((db) =>
      db
        .updateTable('competitions')
        .set({ start_date: '9999-12-31', name: 'Li\n\u202Ega' })
        .where('competition_id', '=', id)
        .execute(),
    );

    expect(names(await list())).toEqual(['Buena', 'Li\n\u202Ega']);
  });
});
