/** `npm run move`: brings a club's data from the embedded database into PostgreSQL. No server may run on either. */
import { connectDatabase } from '../server/src/platform/store/database.ts';
import { dump } from './store/dump.ts';
import { load } from './store/load.ts';
import { lockedAlone, nameOf, printAndExit, refuseAbsent, storeOf } from './store/settings.ts';
import { words } from './words.ts';

await printAndExit(async () => {
  const to = storeOf(process.env);
  if (to.databaseUrl === undefined) {
    throw new Error(words.store.noTarget);
  }
  const from = { ...to, databaseUrl: undefined };
  refuseAbsent(from);
  const locks = [await lockedAlone(from), await lockedAlone(to)];
  const source = connectDatabase(from, 'maintenance');
  const target = connectDatabase(to, 'maintenance');
  const count = await load(target, dump(source));
  await Promise.all([source.destroy(), target.destroy()]);
  await Promise.all(locks.map((unlock) => unlock()));
  return words.store.moved(count, nameOf(from), nameOf(to));
});
