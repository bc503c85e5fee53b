import { CLASSIC, PRESETS, type GameFormat } from '@darts/rules/play/settings';

export type PresetName = keyof typeof PRESETS;

// `Object.keys` has strings: these objects have no other keys than their types.
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** The parts of a format in the order in which they are asked for. */
export const FORMAT_PARTS = Object.keys(CLASSIC) as (keyof GameFormat)[];

/** The preset that a format is; undefined for any other format. */
export const presetOf = (format: GameFormat): PresetName | undefined =>
  PRESET_NAMES.find((name) => FORMAT_PARTS.every((part) => PRESETS[name][part] === format[part]));
