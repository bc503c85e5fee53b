import { soundSetting } from '#platform/device-setting.ts';
import {
  ALERT_SUBJECTS,
  alertSettings,
  canVibrate,
  vibrationSetting,
} from '#platform/device/alerts.ts';
import { canFillScreen, toggleFullScreen, useIsFullScreen } from '#platform/device/full-screen.ts';
import { canKeepAwake, wakeLockSetting } from '#platform/device/wake-lock.ts';
import { hush } from '#play/calling/caller.ts';
import { checkoutSetting } from '#play/entry/checkout-setting.ts';
import { selfConfirmSetting } from '#play/entry/self-confirm.ts';
import { liveDartsSetting } from '#play/shown-darts.ts';
import { Button } from '#ui/button.tsx';
import styles from './device-settings.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import { VoiceGroup } from './voice-group.tsx';
import { words } from './words.ts';

/** What is heard, felt and seen of a game on this device. Sound comes first: it is turned off in haste. */
export const DeviceSettings = () => (
  <div className={styles['groups']}>
    <div className={styles['group']}>
      <SettingSwitch setting={soundSetting} label={words.sound} onChange={hush} />
      {canVibrate() && <SettingSwitch setting={vibrationSetting} label={words.vibration} />}
    </div>
    <VoiceGroup />
    <fieldset className={styles['group']}>
      <legend>{words.alerts}</legend>
      {ALERT_SUBJECTS.map((subject) => (
        <SettingSwitch
          key={subject}
          setting={alertSettings[subject]}
          label={words.subjects[subject]}
        />
      ))}
    </fieldset>
    <fieldset className={styles['group']}>
      <legend>{words.turn}</legend>
      <SettingSwitch
        setting={selfConfirmSetting}
        label={words.selfConfirm}
        hint={words.selfConfirmHint}
      />
      <SettingSwitch setting={checkoutSetting} label={words.checkouts} hint={words.checkoutsHint} />
      <SettingSwitch
        setting={liveDartsSetting}
        label={words.liveDarts}
        hint={words.liveDartsHint}
      />
    </fieldset>
    {(canKeepAwake() || canFillScreen()) && <ScreenGroup />}
  </div>
);

function ScreenGroup() {
  const isFull = useIsFullScreen();

  return (
    <fieldset className={styles['group']}>
      <legend>{words.screen}</legend>
      {canKeepAwake() && (
        <SettingSwitch
          setting={wakeLockSetting}
          label={words.keepAwake}
          hint={words.keepAwakeHint}
        />
      )}
      {canFillScreen() && (
        <Button block onClick={() => void toggleFullScreen()}>
          {isFull ? words.leaveFullScreen : words.fillScreen}
        </Button>
      )}
    </fieldset>
  );
}
