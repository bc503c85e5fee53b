/** `npm run backup -- FILE`: writes the whole store to one file. Servers may keep running. */
import { connectDatabase } from '../server/src/platform/store/database.ts';
import { dump } from './store/dump.ts';
import { writeFile } from './store/file.ts';
import { fileAsked, moved, nameOf, printAndExit, refuseAbsent, storeOf } from './store/settings.ts';

await printAndExit(async () => {
  const file = fileAsked('backup');
  const store = storeOf(process.env);
  refuseAbsent(store);
  const db = connectDatabase(store, 'maintenance');
  const count = await writeFile(file, dump(db));
  await db.destroy();
  return moved(count, nameOf(store), file);
});
