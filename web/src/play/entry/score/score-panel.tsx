import { MULTIPLIERS, type Multiplier } from '@darts/rules/play/darts';
import { memo, useState } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import {
  bullDart,
  doubleBullDart,
  keyDart,
  keyName,
  type ThrownDart,
} from '#play/board/thrown-dart.ts';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { Switch } from '#ui/form/switch.tsx';
import keys from '#play/entry/keys.module.css';
import styles from './score-panel.module.css';
import { words } from './words.ts';

type Props = {
  readonly dart: string; // the one to enter: another dart of the game has another
  readonly onThrow: (dart: ThrownDart) => void;
};

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const multiplierSetting: DeviceSetting<'off' | 'on'> = {
  key: 'apply-multiplier',
  options: ['off', 'on'],
};

/** The numbers as keys. What the multiplier says counts only once it is switched on, and for one dart. */
export const ScorePanel = memo(function ScorePanel({ dart, onThrow }: Props) {
  const [chosen, setChosen] = useChoiceFor(dart);
  const [setting, changeSetting] = useDeviceSetting(multiplierSetting);
  const isApplied = setting === 'on';
  const applied = isApplied ? chosen : 1;

  return (
    <div className={styles['panel']}>
      <Segmented
        className={styles['multiplier']}
        label={words.multiplier}
        options={MULTIPLIERS.map((value) => ({
          value,
          label: words.multipliers[value],
          note: isApplied || value === 1 ? undefined : words.notApplied,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Switch
        label={words.applyMultiplier}
        className={styles['switch']}
        checked={isApplied}
        onChange={({ target }) => changeSetting(target.checked ? 'on' : 'off')}
      />
      <div className={styles['keys']}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className={keys['key']}
            onClick={() => onThrow(keyDart(number, applied))}
          >
            {keyName(number, applied)}
          </button>
        ))}
        <button
          type="button"
          className={classNames(keys['key'], styles['wide'], styles['bull'])}
          disabled={applied !== 1} // doubled, it is the other one
          onClick={() => onThrow(bullDart)}
        >
          {words.bull}
        </button>
        <button
          type="button"
          className={classNames(keys['key'], styles['wide'], styles['doubleBull'])}
          disabled={applied === 3}
          onClick={() => onThrow(doubleBullDart)}
        >
          {words.doubleBull}
        </button>
      </div>
    </div>
  );
});

/** The multiplier chosen for this dart; for the next one it is simple again. */
function useChoiceFor(dart: string) {
  const [multiplier, setMultiplier] = useState<Multiplier>(1);
  const [chosenFor, setChosenFor] = useState(dart);

  if (chosenFor !== dart) {
    setChosenFor(dart);
    setMultiplier(1);
  }
  return [multiplier, setMultiplier] as const;
}
