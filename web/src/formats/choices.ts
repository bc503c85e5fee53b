import { FORMAT_CHOICES, INS, OUTS, type GameFormat } from '@darts/rules/play/x01/settings';
import { FORMAT_PARTS } from './presets/presets.ts';

export type FormatPart = keyof GameFormat;

/** Choices for each part of a format. */
export const CHOICES = { ...FORMAT_CHOICES, in: INS, out: OUTS } as const satisfies {
  readonly [Part in FormatPart]: readonly GameFormat[Part][];
};

export type ChosenFormat = { readonly [Part in FormatPart]: (typeof CHOICES)[Part][number] };

/** True if `value` is a format that may be chosen; a device may have stored anything. */
export function isChoice(value: unknown): value is ChosenFormat {
  const format = (value ?? {}) as Partial<Record<FormatPart, unknown>>;
  return FORMAT_PARTS.every((part) => CHOICES[part].some((choice) => choice === format[part]));
}
