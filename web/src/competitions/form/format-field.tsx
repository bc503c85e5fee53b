import { useController } from 'react-hook-form';
import { FormatFields } from '#formats/format-fields.tsx';
import { formatName } from '#formats/format-name.ts';
import { words as formatWords } from '#formats/words.ts';
import { Fold } from '#ui/form/fold.tsx';
import type { CompetitionFields } from './competition-fields.ts';

/** How all games of a competition are played; folded, as most are classic ones. */
export function FormatField() {
  const { field } = useController<CompetitionFields, 'format'>({ name: 'format' });
  return (
    <Fold title={formatWords.title} brief={formatName(field.value)}>
      <FormatFields value={field.value} onChange={field.onChange} />
    </Fold>
  );
}
