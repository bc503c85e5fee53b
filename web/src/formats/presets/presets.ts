import { CLASSIC, PRESETS, type GameFormat } from '@darts/rules/play/x01/settings';

export type PresetName = keyof typeof PRESETS;

// `Object.keys` returns strings. The casts are safe: these objects have no keys beyond their types.
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** Parts of a format, in the order of the form. */
export const FORMAT_PARTS = Object.keys(CLASSIC) as (keyof GameFormat)[];

/** Returns the preset that equals a format; undefined for any other format. */
export const presetOf = (format: GameFormat): PresetName | undefined =>
  PRESET_NAMES.find((name) => FORMAT_PARTS.every((part) => PRESETS[name][part] === format[part]));
