import { BULL, DOUBLE_BULL, MULTIPLIERS, type Multiplier } from '@darts/rules/play/darts';
import { memo, useState } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { keyDart, type ThrownDart } from '#play/board/thrown-dart.ts';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { Switch } from '#ui/form/switch.tsx';
import keys from '#play/entry/keys.module.css';
import styles from './score-panel.module.css';
import { words } from './words.ts';

type Props = { readonly onThrow: (dart: ThrownDart) => void };

const multipliers = MULTIPLIERS.map((value) => ({ value, label: words.multipliers[value] }));
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const isApplied: DeviceSetting<'off' | 'on'> = {
  key: 'apply-multiplier',
  options: ['off', 'on'],
};

/** The numbers as keys. What the multiplier says counts only once it is switched on. */
export const ScorePanel = memo(function ScorePanel({ onThrow }: Props) {
  const [multiplier, setMultiplier] = useState<Multiplier>(1);
  const [applied, setApplied] = useDeviceSetting(isApplied);
  const press = (number: number) => onThrow(keyDart(number, applied === 'on' ? multiplier : 1));

  return (
    <div className={styles['panel']}>
      <Segmented
        className={styles['multiplier']}
        label={words.multiplier}
        options={multipliers}
        value={multiplier}
        onChange={setMultiplier}
      />
      <Switch
        label={words.applyMultiplier}
        className={styles['switch']}
        checked={applied === 'on'}
        onChange={({ target }) => setApplied(target.checked ? 'on' : 'off')}
      />
      <div className={styles['keys']}>
        {numbers.map((number) => (
          <button key={number} type="button" className={keys['key']} onClick={() => press(number)}>
            {number}
          </button>
        ))}
        <button
          type="button"
          className={classNames(keys['key'], styles['wide'], styles['bull'])}
          onClick={() => press(BULL)}
        >
          {words.bull}
        </button>
        <button
          type="button"
          className={classNames(keys['key'], styles['wide'], styles['doubleBull'])}
          onClick={() => press(DOUBLE_BULL)}
        >
          {words.doubleBull}
        </button>
      </div>
    </div>
  );
});
