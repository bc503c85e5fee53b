/** `npm run restore -- FILE`: fills an empty store, of either database, with a backup. No server may run on it. */
import { connectDatabase } from '../server/src/platform/store/database.ts';
import { begun, nameOfFile, readFile } from './store/file.ts';
import { load } from './store/load.ts';
import { fileAsked, lockedAlone, moved, nameOf, printAndExit, storeOf } from './store/settings.ts';

await printAndExit(async () => {
  const file = fileAsked('restore');
  const store = storeOf(process.env);
  const lines = await begun(readFile(file));
  const unlock = await lockedAlone(store);
  const db = connectDatabase(store, 'maintenance');
  const count = await load(db, lines);
  await db.destroy();
  await unlock();
  return moved(count, nameOfFile(file), nameOf(store));
});
