import type { In, Out } from '@darts/rules/play/settings';
import { plural } from '#platform/plural.ts';

/** What a format is called, and what it is made of. */
export const words = {
  /** After the points that a leg starts from. */
  inAndOut: {
    straight: { straight: '', double: ' a doble', master: ' a doble o triple' },
    double: {
      straight: ' con entrada a doble',
      double: ' con entrada y cierre a doble',
      master: ' con entrada a doble y cierre a doble o triple',
    },
  } satisfies Record<In, Record<Out, string>>,
  bestOf: (legs: number) => `al mejor de ${legs}`,
  rounds: (rounds: number) => plural(rounds, { one: '1 ronda', other: `${rounds} rondas` }),
};
