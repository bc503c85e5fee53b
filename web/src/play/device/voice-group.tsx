import { soundSetting, useDeviceSetting } from '#platform/device-setting.ts';
import { hush, tryVoice } from '#play/calling/caller.ts';
import {
  VOICE_LANGUAGES,
  VOICE_VOLUME,
  voiceLanguageSetting,
  voiceSetting,
  voiceVolumeSetting,
} from '#play/calling/voice-settings.ts';
import { useHasVoice } from '#play/calling/voices.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import styles from './device-settings.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import { words } from './words.ts';

const languages = VOICE_LANGUAGES.map((value) => ({ value, label: words.languages[value] }));

/** Whether the points are called, in which language and how loud. */
export function VoiceGroup() {
  const [sound] = useDeviceSetting(soundSetting);
  const [language, setLanguage] = useDeviceSetting(voiceLanguageSetting);
  const [volume, setVolume] = useDeviceSetting(voiceVolumeSetting);
  const hasVoice = useHasVoice(language);

  return (
    <fieldset className={styles['group']} disabled={sound === 'off'}>
      <legend>{words.voice}</legend>
      <SettingSwitch
        setting={voiceSetting}
        label={words.callScores}
        hint={hasVoice ? undefined : words.noVoice(language)}
        onChange={hush}
      />
      <Segmented
        label={words.language}
        options={languages}
        value={language}
        onChange={setLanguage}
      />
      <div className={styles['volume']}>
        <label>
          {words.volume}
          <input
            {...VOICE_VOLUME}
            type="range"
            value={volume}
            aria-valuetext={words.percent(volume)}
            onChange={({ target }) => setVolume(target.value)}
          />
        </label>
        <Button disabled={!hasVoice} onClick={tryVoice}>
          {words.tryVoice}
        </Button>
      </div>
    </fieldset>
  );
}
