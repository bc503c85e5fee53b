import { plural } from '#platform/locale.ts';

export const playDialogWords = {
  bust: '¡BUST!',
  bustLabel: 'Bust',
  tooMuch: 'Te has pasado',

  hasWon: (name: string) => `${name} ha ganado!`,
  draw: '¡Empate!',
  notPlayed: 'No disputada',
  roundsAreOver: (rounds: number, isWon: boolean) =>
    `Fin de las ${rounds} rondas${isWon ? ': gana quien tiene menos' : ''}.`,

  legFor: (name: string, darts: number) =>
    `Leg para ${name}, ${plural(darts, { one: '1 dardo', other: `${darts} dardos` })}`,
  nextLeg: 'Siguiente leg',

  highFinish: (points: number) => `Cierre de ${points}`,

  keepPlaying: 'Seguir jugando',
  continueLater: 'Continuar más tarde',
  leaveLocal: {
    title: '¿Salir de la partida?',
    kept: 'Puedes seguirla luego. Si sales sin guardarla, se perderá el progreso.',
    lost: 'Se perderá el progreso de la partida.',
    action: 'Salir',
  },

  incompleteTurn: {
    title: 'Confirmar turno incompleto',
    thrown: 'Has lanzado',
    darts: (count: number) => `${count} ${plural(count, { one: 'dardo', other: 'dardos' })}`,
    confirmAnyway: '¿Confirmar de todos modos?',
    missing: (count: number) =>
      plural(count, {
        one: 'El dardo que falta cuenta 0.',
        other: 'Los dardos que faltan cuentan 0.',
      }),
    confirm: 'Confirmar',
  },
};
