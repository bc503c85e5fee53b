import { CLASSIC, isStraight, PRESETS, type GameFormat } from '@darts/rules/play/x01/settings';
import { formatWords } from './words.ts';

/** Names a format: '501', '501 a doble, al mejor de 3'. An unusual number of rounds is added. */
export function formatName(format: GameFormat): string {
  const { start, in: opens, out, legs, rounds } = format;
  const usual = (isStraight(format) ? PRESETS.classic : PRESETS.double).rounds;
  return [
    `${start}${formatWords.inAndOut[opens][out]}`,
    ...(legs > 1 ? [formatWords.bestOf(legs)] : []),
    ...(rounds === usual ? [] : [formatWords.rounds(rounds)]),
  ].join(', ');
}

/** Names a format unlike the classic one; undefined for the classic one. */
export function unusualFormat(format: GameFormat): string | undefined {
  const name = formatName(format);
  return name === formatName(CLASSIC) ? undefined : name;
}
