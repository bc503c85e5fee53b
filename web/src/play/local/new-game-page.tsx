import { SEATS } from '@darts/rules/play/seats';
import { LOCAL_LIMITS } from '@darts/rules/play/settings';
import { Info } from 'lucide-react';
import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { ContinueGame } from './continue-game.tsx';
import { FormatFold } from './format-fold.tsx';
import { KnownNames } from './known-names.tsx';
import { defaultSetup, MAX_NAME } from './local-setup.ts';
import { NameHalf } from './name-half.tsx';
import styles from './new-game-page.module.css';
import { rememberSetup } from './remembered-setup.ts';
import { errorsIn, numberIn, roundsAfter, setupOf, typedIn, withName } from './setup-form.ts';
import { useSetupForm } from './use-setup-form.ts';
import { words } from './words.ts';

const { min, max } = LOCAL_LIMITS.rounds;

/**
 * Who plays on this device, from how many points, for how many rounds. Without the forms library,
 * which is worth a tenth of all that a local game loads.
 */
export function NewGamePage() {
  const navigate = useNavigate();
  const { form, typed, change, isHydrated, names } = useSetupForm();
  const [isTried, setTried] = useState(false); // what is wrong is said from the first try on
  const startField = useRef<HTMLInputElement>(null);
  const roundsField = useRef<HTMLInputElement>(null);
  const secondName = useRef<HTMLInputElement>(null);
  const errors = isTried ? errorsIn(setupOf(typed)) : {};

  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    // As the fields show it: the press that has the page taken over comes before what is rendered then.
    const setup = setupOf({ ...typed, ...typedIn(event.currentTarget) });
    const wrong = errorsIn(setup);
    if (wrong.start) startField.current?.focus();
    else if (wrong.rounds) roundsField.current?.focus();
    else {
      rememberSetup(setup);
      void navigate(paths.localGame, { state: setup });
    }
  };

  return (
    <div className={classNames(layout['page'], layout['narrow'])}>
      <div className={layout['pageHead']}>
        <PageTitle title={words.title} />
      </div>
      <form
        ref={form}
        method="dialog" // does nothing before the scripts have come
        className={layout['stackLarge']}
        noValidate
        onSubmit={begin}
      >
        <div className={styles['duel']}>
          {([0, 1] as const).map((index) => (
            <NameHalf
              key={index}
              seat={SEATS[index]}
              label={words.playerName(index + 1)}
              start={numberIn(typed.start)}
              isUp={typed.starter === SEATS[index]}
              onUp={() => change({ starter: SEATS[index] })}
              maxLength={MAX_NAME}
              onFocus={selectAll}
              enterKeyHint={index === 0 ? 'next' : 'go'}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || index === 1) return;
                event.preventDefault(); // it does not begin before the second name
                secondName.current?.focus();
              }}
              ref={index === 1 ? secondName : undefined}
              placeholder={defaultSetup.players[index]}
              value={typed.players[index]}
              onChange={({ target }) =>
                change(({ players }) => ({ players: withName(players, index, target.value) }))
              }
            />
          ))}
        </div>
        <KnownNames
          names={names}
          players={typed.players}
          onChange={(players) => change({ players })}
        />
        <div className={layout['two']}>
          <Field label={words.start} error={errors.start}>
            <Input
              ref={startField}
              name="start"
              onFocus={selectAll}
              inputMode="numeric"
              autoComplete="off"
              value={typed.start}
              onChange={({ target }) => change({ start: target.value })}
            />
          </Field>
          <Field label={words.rounds} hint={words.between(min, max)} error={errors.rounds}>
            <Stepper
              less={words.oneRoundLess}
              more={words.oneRoundMore}
              min={min}
              max={max}
              ref={roundsField}
              name="rounds"
              onFocus={selectAll}
              value={typed.rounds}
              onChange={({ target }) => change({ rounds: target.value })}
              onStep={(by) => change({ rounds: roundsAfter(typed.rounds, by) })}
            />
          </Field>
        </div>
        <FormatFold typed={typed} onChange={change} />
        <Callout icon={Info}>{words.noStatistics}</Callout>
        <div className={styles['actions']}>
          {isHydrated && <ContinueGame />}
          <Button type="submit" variant="go" large>
            {words.begin}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What stands in a field is replaced by what is typed, not added to. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
