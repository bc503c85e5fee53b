import type { In, Out } from '@darts/rules/play/x01/settings';
import { plural } from '#platform/locale.ts';
import type { FormatPart } from './choices.ts';

export const formatWords = {
  title: 'Formato',

  /** Text after the points that a leg starts from. */
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

  parts: {
    start: 'Puntos iniciales',
    in: 'Entrada',
    out: 'Cierre',
    legs: 'Legs',
    rounds: 'Número de rondas',
  } satisfies Record<FormatPart, string>,
  ins: { straight: 'Libre', double: 'A doble' } satisfies Record<In, string>,
  outs: {
    straight: 'Libre',
    double: 'A doble',
    master: 'A doble o triple',
  } satisfies Record<Out, string>,
  legs: (legs: number) => (legs === 1 ? 'Uno' : `Al mejor de ${legs}`),
};
