import type { KyselyPlugin } from 'kysely';

type Row = Readonly<Record<string, unknown>>;

/** Counts how often the whole row of a game, with its turns, is read from a store. */
export function rowReads() {
  const readIds: unknown[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const rows: readonly Row[] = result.rows;
      for (const row of rows) if ('turns' in row) readIds.push(row.game_id);
      return result;
    },
  };
  return {
    plugin,
    async count(gameId: string, act: () => Promise<unknown>): Promise<number> {
      readIds.length = 0;
      await act();
      return readIds.filter((id) => id === gameId).length;
    },
  };
}
