import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startServer } from '../../../test/server.ts';

test('starting an older version on the data of a newer one is refused in words', async () => {
  const server = await startServer();
  const future = sql`insert into kysely_migration values ('9999-future', '2100-01-01')`;
  await server.look((db) => future.execute(db));

  await expect(server.restart()).rejects.toThrow(
    'La base de datos es de una versión más nueva del producto.',
  );
});
