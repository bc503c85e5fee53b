import type { BedName } from '@darts/rules/play/beds';
import { MULTIPLIERS, NUMBERS, type Multiplier } from '@darts/rules/play/darts';
import { memo, useState } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { bedOf, shortBed, type ThrownDart } from '#play/board/thrown-dart.ts';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { Switch } from '#ui/form/switch.tsx';
import keys from '#play/entry/keys.module.css';
import styles from './score-panel.module.css';
import { scoreEntryWords } from './words.ts';

type Props = {
  readonly dart: string; // identifies the dart being entered: a new dart resets the multiplier
  readonly needsBeds: boolean; // for double in or out: the multiplier always counts
  readonly onThrow: (dart: ThrownDart) => void;
};

const multiplierSetting: DeviceSetting<'off' | 'on'> = {
  key: 'apply-multiplier',
  options: ['off', 'on'],
};

/** Number keys. The multiplier counts only if it is switched on, and for one dart. */
export const ScorePanel = memo(function ScorePanel({ dart, needsBeds, onThrow }: Props) {
  const [chosen, setChosen] = useChoiceFor(dart);
  const [setting, changeSetting] = useDeviceSetting(multiplierSetting);
  const isApplied = needsBeds || setting === 'on';
  const applied = isApplied ? chosen : 1;
  const press = (bed: BedName) => onThrow({ bed, ...(!isApplied && { isValue: true }) });

  return (
    <div className={styles.panel}>
      <Segmented
        className={styles.multiplier}
        label={scoreEntryWords.multiplier}
        options={MULTIPLIERS.map((value) => ({
          value,
          label: scoreEntryWords.multipliers[value],
          note: isApplied || value === 1 ? undefined : scoreEntryWords.notApplied,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {!needsBeds && (
        <Switch
          label={scoreEntryWords.applyMultiplier}
          className={styles.switch}
          checked={isApplied}
          onChange={({ target }) => changeSetting(target.checked ? 'on' : 'off')}
        />
      )}
      <div className={styles.keys}>
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            className={keys.key}
            onClick={() => press(bedOf(number, applied))}
          >
            {shortBed(bedOf(number, applied))}
          </button>
        ))}
        <button
          type="button"
          className={classNames(keys.key, styles.wide, styles.bull)}
          disabled={applied !== 1} // doubled, it is the double bull, which has its own key
          onClick={() => press('SB')}
        >
          {scoreEntryWords.bull}
        </button>
        <button
          type="button"
          className={classNames(keys.key, styles.wide, styles.doubleBull)}
          disabled={applied === 3}
          onClick={() => press('DB')}
        >
          {scoreEntryWords.doubleBull}
        </button>
      </div>
    </div>
  );
});

/** Returns the multiplier chosen for this dart, and its setter. The next dart starts with 1 again. */
function useChoiceFor(dart: string) {
  const [multiplier, setMultiplier] = useState<Multiplier>(1);
  const [chosenFor, setChosenFor] = useState(dart);

  if (chosenFor !== dart) {
    setChosenFor(dart);
    setMultiplier(1);
  }
  return [multiplier, setMultiplier] as const;
}
