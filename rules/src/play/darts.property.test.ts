import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DART_VALUES, TURN_TOTALS, turnTotal } from './darts.ts';

const someDart = fc.constantFrom(...DART_VALUES);
const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -200, max: 200 }), fc.constant(-0));

test('the sum of several darts can also be entered as a total', () => {
  fc.assert(
    fc.property(fc.array(someDart, { minLength: 2, maxLength: 3 }), (darts) => {
      expect(turnTotal([turnTotal(darts)])).toBe(turnTotal(darts));
    }),
  );
});

test('the order of the darts does not change their total', () => {
  fc.assert(
    fc.property(someDart, someDart, someDart, (first, second, third) => {
      expect(turnTotal([first, second, third])).toBe(turnTotal([third, first, second]));
    }),
  );
});

test('any numbers give a total that three darts can make, or are refused', () => {
  fc.assert(
    fc.property(fc.array(anyNumber, { maxLength: 5 }), (darts) => {
      try {
        expect(TURN_TOTALS).toContain(turnTotal(darts));
      } catch (error) {
        expect(error).toMatchObject({ name: 'RuleError' });
      }
    }),
  );
});
