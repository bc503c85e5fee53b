import { FORMAT_CHOICES, INS, OUTS, PRESETS, type GameFormat } from '@darts/rules/play/settings';

export type FormatPart = keyof GameFormat;

/** What may be chosen of each part of a format. */
export const CHOICES = { ...FORMAT_CHOICES, in: INS, out: OUTS } as const satisfies {
  readonly [Part in FormatPart]: readonly GameFormat[Part][];
};

export type ChosenFormat = { readonly [Part in FormatPart]: (typeof CHOICES)[Part][number] };

/** In the order in which they are asked for. */
export const FORMAT_PARTS = ['start', 'in', 'out', 'legs', 'rounds'] as const;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = [
  'classic',
  'double',
  'league',
  'quick',
] as const satisfies PresetName[];

const isSame = (one: GameFormat, other: GameFormat): boolean =>
  FORMAT_PARTS.every((part) => one[part] === other[part]);

/** The preset that a format is, if it is one. */
export const presetOf = (format: GameFormat): PresetName | undefined =>
  PRESET_NAMES.find((name) => isSame(PRESETS[name], format));

/** Whether it is a format that may be chosen: what a device remembers may be anything. */
export function isChoice(value: unknown): value is ChosenFormat {
  const format = (value ?? {}) as Partial<Record<FormatPart, unknown>>;
  return FORMAT_PARTS.every((part) => CHOICES[part].some((choice) => choice === format[part]));
}
