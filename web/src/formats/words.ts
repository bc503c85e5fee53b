import type { In, Out } from '@darts/rules/play/settings';
import { plural } from '#platform/plural.ts';
import type { FormatPart, PresetName } from './choices.ts';

/** What a format is called, and what it is made of. */
export const words = {
  title: 'Formato',

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

  preset: 'Cómo se juega',
  presets: {
    classic: 'Clásico',
    double: '501 a doble',
    league: 'Liga: 501 a doble, al mejor de 3',
    quick: '301 rápido',
  } satisfies Record<PresetName, string>,
  own: 'Personalizado',

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
