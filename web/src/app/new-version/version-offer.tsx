import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { putOff } from './worker.ts';
import { words } from './words.ts';

/** On every page but a game's, where banners have no place. */
export const VersionOffer = ({ onTake }: { readonly onTake: () => void }) => (
  <Banner label={words.label} message={words.message}>
    <Button variant="quiet" onClick={putOff}>
      {words.later}
    </Button>
    <Button onClick={onTake}>{words.take}</Button>
  </Banner>
);
