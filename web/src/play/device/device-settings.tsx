import { useState } from 'react';
import { soundSetting } from '#platform/device-setting.ts';
import {
  ALERT_SUBJECTS,
  alertSettings,
  canVibrate,
  vibrationSetting,
} from '#platform/device/alerts.ts';
import { canFillScreen, toggleFullScreen, useIsFullScreen } from '#platform/device/full-screen.ts';
import { canKeepAwake, useIsWakeLockRefused, wakeLockSetting } from '#platform/device/wake-lock.ts';
import { hush } from '#play/calling/caller.ts';
import { checkoutSetting, selfConfirmSetting } from '#play/entry/entry-settings.ts';
import { liveDartsSetting } from '#play/shown-darts.ts';
import { Button } from '#ui/button.tsx';
import styles from './device-settings.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import { VoiceGroup } from './voice-group.tsx';
import { deviceWords } from './words.ts';

/** The settings for sound, vibration, alerts and screen. Sound comes first, since it is turned off in haste. */
export const DeviceSettings = () => (
  <div className={styles.groups}>
    <div className={styles.group}>
      <SettingSwitch setting={soundSetting} label={deviceWords.sound} onChange={hush} />
      {canVibrate() && <SettingSwitch setting={vibrationSetting} label={deviceWords.vibration} />}
    </div>
    <VoiceGroup />
    <fieldset className={styles.group}>
      <legend>{deviceWords.alerts}</legend>
      {ALERT_SUBJECTS.map((subject) => (
        <SettingSwitch
          key={subject}
          setting={alertSettings[subject]}
          label={deviceWords.subjects[subject]}
        />
      ))}
    </fieldset>
    <fieldset className={styles.group}>
      <legend>{deviceWords.turn}</legend>
      <SettingSwitch
        setting={selfConfirmSetting}
        label={deviceWords.selfConfirm}
        hint={deviceWords.selfConfirmHint}
      />
      <SettingSwitch
        setting={checkoutSetting}
        label={deviceWords.checkouts}
        hint={deviceWords.checkoutsHint}
      />
      <SettingSwitch
        setting={liveDartsSetting}
        label={deviceWords.liveDarts}
        hint={deviceWords.liveDartsHint}
      />
    </fieldset>
    {(canKeepAwake() || canFillScreen() || !globalThis.isSecureContext) && <ScreenGroup />}
  </div>
);

function ScreenGroup() {
  const isFull = useIsFullScreen();
  const isAwakeRefused = useIsWakeLockRefused();
  const [isRefused, setRefused] = useState(false);

  return (
    <fieldset className={styles.group}>
      <legend>{deviceWords.screen}</legend>
      {!globalThis.isSecureContext && <p className={styles.hint}>{deviceWords.plainHttp}</p>}
      {canKeepAwake() && (
        <SettingSwitch
          setting={wakeLockSetting}
          label={deviceWords.keepAwake}
          hint={isAwakeRefused ? deviceWords.keepAwakeRefused : deviceWords.keepAwakeHint}
        />
      )}
      {canFillScreen() && (
        <>
          <Button block onClick={() => void toggleFullScreen().catch(() => setRefused(true))}>
            {isFull ? deviceWords.leaveFullScreen : deviceWords.fillScreen}
          </Button>
          <p className={styles.refused} role="status">
            {isRefused && deviceWords.notFilled}
          </p>
        </>
      )}
    </fieldset>
  );
}
