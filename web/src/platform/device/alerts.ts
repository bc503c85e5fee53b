/** Alerts for a player who looks elsewhere: a sound and a vibration for each kind. */
import { readSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { isTouched } from './first-touch.ts';
import { playKnocks } from './sounds.ts';

/** Kinds of alerts, each with a setting of its own. */
export const ALERT_SUBJECTS = ['turn', 'challenge', 'rival'] as const;
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

export const alertSettings: Readonly<Record<AlertSubject, DeviceSetting<'on' | 'off'>>> = {
  turn: { key: 'alert-turn', options: ['on', 'off'] },
  challenge: { key: 'alert-challenge', options: ['on', 'off'] },
  rival: { key: 'alert-rival', options: ['on', 'off'] },
};

export const vibrationSetting: DeviceSetting<'on' | 'off'> = {
  key: 'vibration',
  options: ['on', 'off'],
};

export const canVibrate = (): boolean => 'vibrate' in navigator;

type Pattern = {
  readonly subject: AlertSubject;
  readonly knocks: readonly number[]; // seconds from now
  readonly shakes: readonly number[]; // milliseconds: on, off, on...
};

const ALERTS = {
  'your-turn': { subject: 'turn', knocks: [0], shakes: [150] },
  // Like knocks at a door: two, a pause, and two again.
  invitation: {
    subject: 'challenge',
    knocks: [0, 0.2, 0.7, 0.9],
    shakes: [90, 110, 90, 410, 90, 110, 90],
  },
  'challenge-refused': { subject: 'challenge', knocks: [0, 0.5], shakes: [60] },
  'rematch-wanted': { subject: 'challenge', knocks: [0, 0.2, 0.4], shakes: [90, 110, 90, 110, 90] },
  'rival-back': { subject: 'rival', knocks: [0, 0.2], shakes: [90, 110, 90] },
} satisfies Record<string, Pattern>;
export type Alert = keyof typeof ALERTS;

/** Alerts the player by sound and vibration, as set on this device. No-op before the first touch. */
export function alertPlayer(alert: Alert): void {
  const { subject, knocks, shakes }: Pattern = ALERTS[alert];
  if (!isTouched() || readSetting(alertSettings[subject]) === 'off') return;
  playKnocks(knocks);
  if (canVibrate() && readSetting(vibrationSetting) === 'on') navigator.vibrate([...shakes]);
}
