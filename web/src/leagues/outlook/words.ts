import type { Verdict } from '@darts/rules/leagues/outlook';
import { plural } from '#platform/locale.ts';

export const outlookWords = {
  own: '¿Qué necesito?',
  ofOne: (name: string) => `¿Qué necesita ${name}?`,
  ofEach: '¿Qué necesita cada uno?',
  player: 'Jugador',
  close: 'Cerrar',
  failed: 'No se ha podido calcular.',

  verdicts: {
    champion: 'Ya es campeón',
    'own-hands': 'Depende de sí mismo',
    out: 'Ya no puede ser campeón',
  } satisfies Record<Verdict, string>,
  ownHands: 'Ganando todo lo que le queda, nadie le alcanza.',

  gamesLeft: 'Partidas por jugar',
  place: 'Puesto final',
  only: (place: number) => ordinal(place),
  between: (best: number, worst: number) => `Del ${ordinal(best)} al ${ordinal(worst)}`,
  winningTie: (place: number) => `El ${ordinal(place)}, solo si gana un desempate.`,
  losingTie: (place: number) => `El ${ordinal(place)}, solo si pierde un desempate.`,

  needs: 'Para asegurar',
  sure: (place: number) => (place === 1 ? `El ${ordinal(1)}` : `El ${ordinal(place)} o mejor`),
  points: (points: number) => plural(points, { one: '1 punto más', other: `${points} puntos más` }),
  nothingSure: 'Con sus puntos solos no asegura un puesto mejor.',
  more: 'Ver más',

  exact: 'Con todos los resultados posibles, si se juega todo lo que queda.',
  bounds:
    'Márgenes seguros, si se juega todo lo que queda. Serán exactos cuando queden 10 partidas en la liga.',
};

const ordinal = (place: number) => `${place}.º`;
