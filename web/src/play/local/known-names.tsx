import { Chip } from '#ui/chip.tsx';
import type { LocalSetup } from './local-setup.ts';
import styles from './new-game-page.module.css';
import { toggled } from './setup-form.ts';
import { localGameWords } from './words.ts';

type Props = {
  readonly names: readonly string[];
  readonly players: LocalSetup['players'];
  readonly onChange: (players: LocalSetup['players']) => void;
};

/** The names of earlier players on this device. A tap adds or removes a player. */
export function KnownNames({ names, players, onChange }: Props) {
  if (names.length === 0) return null;
  return (
    <div className={styles.names} role="group" aria-label={localGameWords.knownNames}>
      {names.map((name) => (
        <Chip
          key={name}
          label={name}
          isOn={players.includes(name)}
          onToggle={() => onChange(toggled(players, name))}
        />
      ))}
    </div>
  );
}
