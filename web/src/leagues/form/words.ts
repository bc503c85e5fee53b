import type { Outcome } from '@darts/rules/leagues/points';
import { plural } from '#platform/locale.ts';

export const leagueFormWords = {
  rules: 'Puntos y desempates',
  points: 'Puntos',
  presets: ['3-1-0', '2-1-0', '3 por ganar, 1 por perder, 0 por no venir'],
  ownValues: 'Otros valores',
  outcomes: {
    win: 'Ganar',
    draw: 'Empatar',
    loss: 'Perder',
    absent: 'No venir',
  } satisfies Record<Outcome, string>,
  less: (outcome: string) => `Un punto menos por ${outcome.toLowerCase()}`,
  more: (outcome: string) => `Un punto más por ${outcome.toLowerCase()}`,

  tieBreaks: 'Desempates, por este orden',
  noTieBreaks: 'A igualdad de puntos se comparte el puesto.',
  earlier: (name: string) => `Antes: ${name}`,
  later: (name: string) => `Después: ${name}`,
  remove: (name: string) => `Quitar: ${name}`,
  add: (name: string) => `Añadir: ${name}`,
  nowAt: (name: string, place: number, count: number) => `${name}: ${place}.º de ${count}`,
  removed: (name: string) => `${name}: no cuenta`,
  brief: (worth: string, tieBreaks: number) =>
    `${worth} · ${plural(tieBreaks, { one: '1 desempate', other: `${tieBreaks} desempates` })}`,
};
