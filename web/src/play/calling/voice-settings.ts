/** The settings of the caller on this device. */
import { readSetting, soundSetting, type DeviceSetting } from '#platform/device-setting.ts';

export const VOICE_LANGUAGES = ['es', 'ca'] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

export const voiceSetting: DeviceSetting<'off' | 'on'> = { key: 'voice', options: ['off', 'on'] };

export const voiceLanguageSetting: DeviceSetting<VoiceLanguage> = {
  key: 'voice-language',
  options: VOICE_LANGUAGES,
};

/** In per cent. */
export const VOICE_VOLUME = { min: 20, max: 100, step: 20 } as const;
export const voiceVolumeSetting: DeviceSetting<string> = {
  key: 'voice-volume',
  options: ['100', '80', '60', '40', '20'],
};

export const isVoiceOn = (): boolean =>
  readSetting(voiceSetting) === 'on' && readSetting(soundSetting) === 'on';
