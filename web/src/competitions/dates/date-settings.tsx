import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusKept } from '#competitions/use-focus-kept.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import { calendarAddress, preferencesQuery } from './preferences-query.ts';
import { usePreferences } from './use-preferences.ts';
import { dateWords } from './words.ts';

/** Settings for mails before games, and the calendar subscription. */
export function DateSettings() {
  const { data, isError, refetch } = useQuery(preferencesQuery);
  const { mutate, isPending } = usePreferences();
  if (isError && !data)
    return <LoadFailure title={dateWords.settings.notLoaded} onRetry={() => void refetch()} />;
  if (!data) return <div aria-busy="true" />;

  return (
    <div className={layout.stackLarge}>
      <Switch
        label={dateWords.settings.reminders}
        checked={data.reminders}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => !isPending && mutate({ reminders: target.checked })}
      />
      <Field label={dateWords.settings.calendar} hint={dateWords.settings.secret}>
        <Input
          type="url"
          readOnly
          value={calendarAddress(data)}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Renewal isPending={isPending} onRenew={(done) => mutate('renew', { onSuccess: done })} />
    </div>
  );
}

type RenewalProps = {
  readonly isPending: boolean;
  readonly onRenew: (done: () => void) => void;
};

/** Button that replaces the address of the calendar, after a confirmation. */
function Renewal({ isPending, onRenew }: RenewalProps) {
  const [isAsking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  const box = useFocusKept<HTMLDivElement>();

  return (
    <div {...box} className={layout.stack}>
      {isAsking ? (
        <>
          <p data-autofocus tabIndex={-1}>
            {dateWords.settings.renewing}
          </p>
          <div className={layout.row}>
            <Button onClick={stop}>{uiWords.cancel}</Button>
            <Button variant="danger" busy={isPending} onClick={() => onRenew(stop)}>
              {dateWords.settings.renew}
            </Button>
          </div>
        </>
      ) : (
        <div className={layout.row}>
          <Button onClick={() => setAsking(true)}>{dateWords.settings.renew}</Button>
        </div>
      )}
    </div>
  );
}
