import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { post } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { words as shared } from '#ui/words.ts';
import { words } from './words.ts';

/** Where the link in a reminder leads: by that one click there are no more. */
export function RemindersOffPage() {
  const { token = '' } = useParams(); // the route has one
  const { isSuccess, isError, refetch } = useQuery({
    queryKey: ['competitions', 'dates', 'off', token],
    queryFn: () => post(`/reminders/off/${token}`),
    staleTime: Infinity,
  });

  return (
    <div className={classNames(layout['page'], layout['narrow'], layout['stackLarge'])}>
      <PageTitle title={words.off.title} />
      {isSuccess && <p>{words.off.done}</p>}
      {isError && (
        <>
          <p role="alert">{words.off.failed}</p>
          <div>
            <Button onClick={() => void refetch()}>{shared.retry}</Button>
          </div>
        </>
      )}
      {!isSuccess && !isError && <Loading />}
    </div>
  );
}
