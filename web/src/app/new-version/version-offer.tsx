import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { putOff } from './worker.ts';
import { newVersionWords } from './words.ts';

/** Banner that offers the new version, on every page but a game's, which shows no banners. */
export const VersionOffer = ({ onTake }: { readonly onTake: () => void }) => (
  <Banner label={newVersionWords.label} message={newVersionWords.message}>
    <Button variant="quiet" onClick={putOff}>
      {newVersionWords.later}
    </Button>
    <Button onClick={onTake}>{newVersionWords.take}</Button>
  </Banner>
);
