import { CLASSIC, isStraight, PRESETS, type GameFormat } from '@darts/rules/play/settings';
import { words } from './words.ts';

/** As players say it: '501', '501 a doble, al mejor de 3'. Rounds are told where they are not the usual ones. */
export function formatName(format: GameFormat): string {
  const { start, in: opens, out, legs, rounds } = format;
  const usual = (isStraight(format) ? PRESETS.classic : PRESETS.double).rounds;
  return [
    `${start}${words.inAndOut[opens][out]}`,
    ...(legs > 1 ? [words.bestOf(legs)] : []),
    ...(rounds === usual ? [] : [words.rounds(rounds)]),
  ].join(', ');
}

/** The same where it is worth a word in a list: nothing of the classic one. */
export function unusualFormat(format: GameFormat): string | undefined {
  const name = formatName(format);
  return name === formatName(CLASSIC) ? undefined : name;
}
