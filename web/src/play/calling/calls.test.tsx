import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dialog, open, play, reload, startForEach, wait } from '#test/local-game.tsx';
import { press } from '#test/page.tsx';
import { giveVoices, show, touch } from '#test/voice.ts';
import { BUST_MS } from '#play/screen/use-bust.ts';

startForEach();

const settings = (entries: Record<string, string>) =>
  Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));

/** Waits for the caller and its catalogue, which is a file of its own, to load. */
async function settle() {
  for (const _ of ['the caller', 'its words']) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(150);
    });
  }
}

/** A game that has been touched, so that what calls it is there. */
async function openTouched(start = 501) {
  open({ start });
  await touchPage();
}

async function touchPage() {
  dispatchEvent(new Event('pointerdown'));
  await settle();
}

async function playCalled(...totals: readonly number[]) {
  for (const total of totals) {
    play(total);
    await settle();
  }
}

beforeEach(() => {
  touch();
  show(true);
  settings({ voice: 'on' });
});

describe.each([
  {
    language: 'es',
    region: 'es-ES',
    score: ['Ciento ochenta', 'Te quedan ciento ochenta'],
    none: 'Sin puntos',
    bust: ['Te pasas', 'Te quedan cuarenta'],
    leg: 'Juego, y leg para Ana',
  },
  {
    language: 'ca',
    region: 'ca-ES',
    score: ['Cent vuitanta', 'Et queden cent vuitanta'],
    none: 'Sense punts',
    bust: ['Et passes', 'Et queden quaranta'],
    leg: 'Joc, i leg per a Ana',
  },
])('in $language the voice calls', ({ language, region, score, none, bust, leg }) => {
  beforeEach(() => settings({ 'voice-language': language, 'voice-volume': '60' }));

  test('a turn, and the points left for the next player', async () => {
    const voice = giveVoices('en-GB', 'es-ES', 'ca-ES');
    await openTouched(360);
    await playCalled(180, 180);
    expect(voice.texts()).toEqual([score[0], ...score]);
    expect(voice.spoken[0]).toMatchObject({ lang: region, volume: 0.6 });
  });

  test('a turn of zero, a bust and the leg, each once', async () => {
    const voice = giveVoices('es-ES', 'ca-ES');
    await openTouched(220);
    await playCalled(180, 180, 0);
    expect(voice.texts()).toContain(none);

    await playCalled(60);
    expect(voice.texts().slice(-2)).toEqual(bust);
    wait(BUST_MS);

    await playCalled(40);
    expect(voice.texts().filter((each) => each === leg)).toHaveLength(1);
  });
});

describe('the voice stays silent', () => {
  test('about turns from before a reload', async () => {
    const voice = giveVoices('es-ES');
    await openTouched(100);
    await playCalled(60);
    const before = voice.texts();
    expect(before).not.toEqual([]);

    reload();
    await touchPage();
    expect(voice.texts()).toEqual(before);
    expect(screen.queryByText(/Ana: sesenta/)).toBeNull();

    await playCalled(26);
    expect(voice.texts().slice(before.length)).toEqual(['Veintiséis', 'Te quedan cuarenta']);
  });

  test.each([
    ['as the switch of the voice is off', () => settings({ voice: 'off' })],
    ['unless it is turned on', () => localStorage.removeItem('voice')],
    ['while there is no sound at all', () => settings({ sound: 'off' })],
    ['before the page is touched', () => touch(false)],
    ['while the page is out of sight', () => show(false)],
    ['where the device has no voice in the language', () => settings({ 'voice-language': 'ca' })],
  ])('%s', async (_, set) => {
    const voice = giveVoices('es-ES');
    set();
    await openTouched();
    await playCalled(60);
    expect(screen.getByText(/Ana: sesenta\./)).toBeDefined(); // it would have been called by now
    expect(voice.texts()).toEqual([]);
  });

  test('on a device that cannot speak', async () => {
    await openTouched();
    await playCalled(60);
    expect(screen.getByText(/Ana: sesenta\./)).toBeDefined();
  });
});

describe('the current call stops', () => {
  const quiet = async () => {
    const voice = giveVoices('es-ES');
    await openTouched();
    await playCalled(60);
    expect(voice.cancelled).toEqual([]);
    return voice;
  };

  test('for a newer turn, which is called a moment later', async () => {
    const voice = await quiet();
    play(45);
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(voice.cancelled).toEqual([1]);
    expect(voice.texts()).toEqual(['Sesenta']);

    await settle();
    expect(voice.texts()).toEqual(['Sesenta', 'Cuarenta y cinco']);
  });

  test('when the turn is taken back, and is not repeated', async () => {
    const voice = await quiet();
    press('↩️ Deshacer');
    await settle();
    expect(voice.cancelled).toEqual([1]);
    expect(voice.texts()).toEqual(['Sesenta']);
  });

  test('when the page is hidden', async () => {
    const voice = await quiet();
    show(false);
    expect(voice.cancelled).toEqual([1]);
  });

  test('when the game is left', async () => {
    const voice = await quiet();
    reload(null);
    expect(voice.cancelled).toEqual([1]);
  });
});

test('of two quick turns the voice calls only the second', async () => {
  const voice = giveVoices('es-ES');
  await openTouched();
  play(60, 45);
  await settle();
  expect(voice.texts()).toEqual(['Cuarenta y cinco']);
});

test('a turn played while the voice is loading is still called', async () => {
  const voice = giveVoices('es-ES');
  open({ start: 40 });
  play(40);
  expect(dialog('Ana ha ganado!')).toBeDefined();
  await touchPage();
  expect(voice.texts()).toEqual(['Juego, y leg para Ana']);
});
