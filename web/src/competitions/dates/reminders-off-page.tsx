import { stopReminders } from '@darts/contracts/addresses/dates';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { uiWords } from '#ui/words.ts';
import { dateWords } from './words.ts';

/** Target of the link in a reminder: turns the reminders off as it opens. */
export function RemindersOffPage() {
  const { token = '' } = useParams(); // always set by the route
  const { isSuccess, isError, refetch } = useQuery({
    queryKey: ['competitions', 'dates', 'off', token],
    queryFn: () => call(stopReminders, { params: { token } }),
    staleTime: Infinity,
  });

  return (
    <div className={classNames(layout.page, layout.narrow, layout.stackLarge)}>
      <PageTitle title={dateWords.off.title} />
      {isSuccess && <p>{dateWords.off.done}</p>}
      {isError && (
        <>
          <p role="alert">{dateWords.off.failed}</p>
          <div>
            <Button onClick={() => void refetch()}>{uiWords.retry}</Button>
          </div>
        </>
      )}
      {!isSuccess && !isError && <Loading />}
    </div>
  );
}
