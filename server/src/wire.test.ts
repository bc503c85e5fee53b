/** Replays recorded stories: fields may be added to an answer, and nothing else may change. */
import crypto from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../test/server.ts';
import { accountsStory, profileStory } from '../test/wire/accounts-story.ts';
import { differences } from '../test/wire/differences.ts';
import { gamesStory } from '../test/wire/games-story.ts';
import { leagueStory } from '../test/wire/league-story.ts';
import { newPeople } from '../test/wire/people.ts';
import { newRecorder, type Step } from '../test/wire/recorder.ts';
import { elsewhereStory, tournamentStory } from '../test/wire/tournament-story.ts';

/** Written anew with `RECORD_WIRE=1`, by code whose answers are known to be right. */
const RECORDING = new URL('../test/wire/recording.json.gz', import.meta.url);

/** Makes ids that grow with each row, and draws that are the same each time, until the test is over. */
function predictChance(): void {
  let ids = 0;
  let draws = 0;
  const spies = [
    vi
      .spyOn(crypto, 'randomUUID')
      .mockImplementation(() => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`),
    vi.spyOn(crypto, 'randomInt').mockImplementation((least: number, most?: unknown) => {
      draws = (draws * 1_103_515_245 + 12_345) % 2_147_483_648;
      const [from, to] = typeof most === 'number' ? [least, most] : [0, least];
      return from + (draws % (to - from));
    }),
  ];
  syncBuiltinESMExports(); // modules that were loaded before have it, too
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('the answers of recorded calls and requests are the same, apart from added fields', async () => {
  predictChance();
  let now = Date.parse('2026-11-02T10:00:00Z');
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const server = await startServer({ clock: () => now });
  const recorder = newRecorder({ server, advance: (ms) => (now += ms) });
  const people = await newPeople(server);
  for (const story of [
    accountsStory,
    gamesStory,
    leagueStory,
    tournamentStory,
    elsewhereStory,
    profileStory,
  ]) {
    recorder.begin(story.name);
    await story(recorder, people);
  }
  if (process.env.RECORD_WIRE) {
    writeFileSync(RECORDING, gzipSync(JSON.stringify(recorder.steps), { level: 9 }));
  }
  const recorded: Step[] = JSON.parse(gunzipSync(readFileSync(RECORDING)).toString());
  const answers = new Map(recorder.steps.map(({ name, said }) => [name, said]));
  const different = recorded.flatMap(({ name, said }) =>
    differences(said, answers.get(name), name),
  );
  expect(different).toEqual([]);
}, 300_000);
