import { soundSetting, useDeviceSetting } from '#platform/device-setting.ts';
import { hush, tryVoice } from '#play/calling/caller.ts';
import {
  VOICE_LANGUAGES,
  VOICE_VOLUME,
  voiceLanguageSetting,
  voiceSetting,
  voiceVolumeSetting,
} from '#play/calling/voice-settings.ts';
import { useVoiceState } from '#play/calling/voices.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import styles from './device-settings.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import { deviceWords } from './words.ts';

const languages = VOICE_LANGUAGES.map((value) => ({ value, label: deviceWords.languages[value] }));

/** The settings of the caller: on or off, language, volume. */
export function VoiceGroup() {
  const [sound] = useDeviceSetting(soundSetting);
  const [language, setLanguage] = useDeviceSetting(voiceLanguageSetting);
  const [volume, setVolume] = useDeviceSetting(voiceVolumeSetting);
  const state = useVoiceState(language);
  const hints = {
    ready: undefined,
    offline: deviceWords.offlineVoice,
    missing: deviceWords.noVoice(language),
  };

  return (
    <fieldset className={styles.group} disabled={sound === 'off'}>
      <legend>{deviceWords.voice}</legend>
      <SettingSwitch
        setting={voiceSetting}
        label={deviceWords.callScores}
        hint={hints[state]}
        onChange={hush}
      />
      <Segmented
        label={deviceWords.language}
        options={languages}
        value={language}
        onChange={setLanguage}
      />
      <div className={styles.volume}>
        <label>
          {deviceWords.volume}
          <input
            {...VOICE_VOLUME}
            type="range"
            value={volume}
            aria-valuetext={deviceWords.percent(volume)}
            onChange={({ target }) => setVolume(target.value)}
          />
        </label>
        <Button disabled={state !== 'ready'} onClick={tryVoice}>
          {deviceWords.tryVoice}
        </Button>
      </div>
    </fieldset>
  );
}
