/** `npm run move`: copies all data from the embedded database to PostgreSQL. No server may run on either. */
import { connectDatabase } from '../server/src/platform/store/database.ts';
import { dump } from './store/dump.ts';
import { load } from './store/load.ts';
import {
  lockedAlone,
  moved,
  nameOf,
  printAndExit,
  refuseAbsent,
  storeOf,
} from './store/settings.ts';

await printAndExit(async () => {
  const to = storeOf(process.env);
  if (to.databaseUrl === undefined) {
    throw new Error('DATABASE_URL: name the PostgreSQL database that the data should move to.');
  }
  const from = { ...to, databaseUrl: undefined };
  refuseAbsent(from);
  const locks = [await lockedAlone(from), await lockedAlone(to)];
  const source = connectDatabase(from, 'maintenance');
  const target = connectDatabase(to, 'maintenance');
  const count = await load(target, dump(source));
  await Promise.all([source.destroy(), target.destroy()]);
  await Promise.all(locks.map((unlock) => unlock()));
  return moved(count, nameOf(from), nameOf(to));
});
