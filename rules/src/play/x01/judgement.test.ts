import { describe, expect, test } from 'vitest';
import { judgement, type Thrown } from './judgement.ts';
import { CLASSIC, type GameFormat } from './settings.ts';

const judge = (left: number, thrown: Thrown, format: Partial<GameFormat> = {}) =>
  judgement({ ...CLASSIC, ...format }, left, thrown);

const bust = () => ({ total: 0, bust: true });
const scored = (total: number, dartsUsed?: number) => ({
  total,
  bust: false,
  ...(dartsUsed && { dartsUsed }),
});

describe('with double out', () => {
  const out = { out: 'double' } as const;

  test.each<[number, Thrown, object]>([
    [40, { beds: ['D20'] }, scored(40, 1)],
    [40, { beds: ['S20', 'D10'] }, scored(40, 2)],
    [50, { beds: ['M', 'M', 'DB'] }, scored(50)],
    [40, { beds: ['S20', 'S20'] }, bust()],
    [60, { beds: ['T20'] }, bust()],
    [25, { beds: ['SB'] }, bust()],
    [41, { beds: ['M', 'D20'] }, bust()],
    [40, { beds: ['S20', 'S10', 'S9'] }, bust()],
    [40, { beds: ['T20'] }, bust()],
    [40, { beds: ['S20', 'S18'] }, scored(38)],
    [170, { darts: [170] }, scored(170)],
    [169, { darts: [168] }, bust()],
    [159, { darts: [159] }, bust()],
    [41, { darts: [40] }, bust()],
    [40, { darts: [38] }, scored(38)],
    [40, { darts: [60] }, bust()],
  ])('%i left: %j is %j', (left, thrown, worth) => {
    expect(judge(left, thrown, out)).toEqual(worth);
  });
});

describe('with master out', () => {
  const out = { out: 'master' } as const;

  test.each<[number, Thrown, object]>([
    [60, { beds: ['T20'] }, scored(60, 1)],
    [40, { beds: ['D20'] }, scored(40, 1)],
    [20, { beds: ['S20'] }, bust()],
    [21, { beds: ['S20'] }, bust()],
    [180, { darts: [180] }, scored(180)],
    [159, { darts: [159] }, scored(159)],
    [2, { darts: [1] }, bust()],
  ])('%i left: %j is %j', (left, thrown, worth) => {
    expect(judge(left, thrown, out)).toEqual(worth);
  });
});

describe('with double in', () => {
  const format = { start: 301, in: 'double' } as const;

  test.each<[number, Thrown, object]>([
    [301, { beds: ['T20', 'T20', 'T20'] }, scored(0)],
    [301, { beds: ['S20', 'D20', 'T20'] }, scored(100)],
    [301, { beds: ['DB', 'M', 'S1'] }, scored(51)],
    [300, { beds: ['T20', 'S1', 'M'] }, scored(61)],
    [301, { darts: [0] }, scored(0)],
    [301, { darts: [170] }, scored(170)],
    [299, { darts: [180] }, scored(180)],
  ])('%i left: %j is %j', (left, thrown, worth) => {
    expect(judge(left, thrown, format)).toEqual(worth);
  });

  test('a turn that busts after its double has not opened the leg', () => {
    const short = { start: 101, in: 'double', out: 'double' } as const;

    expect(judge(101, { beds: ['DB', 'DB'] }, short)).toEqual(bust());
    expect(judge(101, { beds: ['T20', 'T20', 'T20'] }, short)).toEqual(scored(0));
  });

  test('a total that cannot contain a double is refused until the leg is open', () => {
    for (const total of [1, 159, 162, 165, 168, 171, 180]) {
      expect(() => judge(301, { darts: [total] }, format)).toThrow('no-double');
      expect(judge(299, { darts: [total] }, format)).toEqual(scored(total));
    }
  });

  test('a total that can open but not close by doubles is a bust', () => {
    const short = { start: 149, in: 'double', out: 'double' } as const;

    expect(judge(149, { darts: [149] }, short)).toEqual(bust());
    expect(judge(149, { darts: [149] }, { ...short, start: 301 })).toEqual(scored(149));
  });
});

describe('beds', () => {
  test('are worth their values in the classic game', () => {
    expect(judge(501, { beds: ['T20', 'S5', 'SB'] })).toEqual(scored(90));
    expect(judge(20, { beds: ['S20'] })).toEqual(scored(20, 1));
    expect(judge(20, { beds: ['S18', 'S1'] })).toEqual(scored(19));
  });

  test.each<[Thrown, string]>([
    [{ beds: [] }, 'invalid-darts'],
    [{ beds: ['S1', 'S1', 'S1', 'S1'] }, 'too-many-darts'],
    [{ beds: ['D20', 'M'] }, 'turn-over'],
    [{ beds: ['T20', 'S1'] }, 'turn-over'],
    [{ beds: ['S20', 'S1'], darts: [20, 2, 0] }, 'invalid-darts'],
    [{ beds: ['S20', 'S1'], darts: [21] }, 'invalid-darts'],
    [{ beds: ['D20'], dartsUsed: 1 }, 'invalid-darts'],
    [{ beds: ['M', 'S20'], darts: [-0, 20] }, 'invalid-darts'],
  ])('%j with 40 left are refused: %s', (thrown, code) => {
    expect(() => judge(40, thrown, { out: 'double' })).toThrow(code);
  });

  test('may come with their values, 0 for darts not thrown', () => {
    expect(judge(40, { beds: ['S20', 'D10'], darts: [20, 20, 0] })).toEqual(scored(40, 2));
    expect(judge(40, { beds: ['D20'], darts: [40] })).toEqual(scored(40, 1));
  });
});

describe('values without beds', () => {
  test('of two or three darts are refused where a double is required', () => {
    const darts = [20, 20, 0];

    expect(() => judge(301, { darts }, { in: 'double' })).toThrow('beds-needed');
    expect(() => judge(301, { darts }, { out: 'master' })).toThrow('beds-needed');
    expect(judge(301, { darts })).toEqual(scored(40));
  });

  test.each([
    [[19, 1], 2],
    [[20, 0], 1],
    [[20, 0, 0], 1],
    [[10, 10, 0], 2],
    [[0, 20, 0], 2],
    [[10, 0, 10], undefined],
  ])('%j close 20 with the number of darts thrown to reach 0', (darts, used) => {
    expect(judge(20, { darts })).toEqual(scored(20, used));
  });

  test('are judged by their sum, also with a dart too many', () => {
    expect(judge(40, { darts: [20, 20, 20] })).toEqual(bust());
  });
});

describe('the darts used for a total that closes', () => {
  test('default to three', () => {
    expect(judge(40, { darts: [40] }, { out: 'double' })).toEqual(scored(40));
    expect(judge(40, { darts: [40], dartsUsed: 1 }, { out: 'double' })).toEqual(scored(40, 1));
    expect(judge(100, { darts: [100], dartsUsed: 3 })).toEqual(scored(100));
  });

  test.each([
    [100, 1, 'two make it at best'],
    [170, 2, 'three make it at best'],
    [40, 0, 'no dart scores nothing'],
    [40, 4, 'nobody has four'],
    [40, 1.5, 'there is no half'],
  ])('are refused for a total of %i with %d darts (%s)', (total, dartsUsed) => {
    expect(() => judge(total, { darts: [total], dartsUsed }, { out: 'double' })).toThrow(
      'invalid-darts',
    );
  });

  test('are accepted only with a total', () => {
    expect(() => judge(40, { darts: [10, 10, 20], dartsUsed: 1 })).toThrow('invalid-darts');
    expect(() => judge(40, { darts: [20, 20], dartsUsed: 3 })).toThrow('invalid-darts');
    expect(judge(40, { darts: [20, 20] })).toEqual(scored(40, 2));
  });

  test('are three for a turn that does not close', () => {
    expect(judge(100, { darts: [60], dartsUsed: 3 })).toEqual(scored(60));
    expect(() => judge(100, { darts: [60], dartsUsed: 2 })).toThrow('invalid-darts');
    expect(() => judge(40, { darts: [60], dartsUsed: 2 })).toThrow('invalid-darts');
  });
});
