import type { GameFormat } from '@darts/rules/play/x01/settings';
import { useController } from 'react-hook-form';
import { FormatFields } from '#formats/format-fields.tsx';
import { formatName } from '#formats/format-name.ts';
import { formatWords } from '#formats/words.ts';
import { Fold } from '#ui/form/fold.tsx';
import type { CompetitionFields } from './competition-fields.ts';

/** Fields for the format of all games; folded, as most competitions keep the classic format. */
export function FormatField({ onChoose }: { readonly onChoose?: (format: GameFormat) => void }) {
  const { field } = useController<CompetitionFields, 'format'>({ name: 'format' });
  return (
    <Fold title={formatWords.title} brief={formatName(field.value)}>
      <FormatFields
        value={field.value}
        onChange={(format) => {
          onChoose?.(format);
          field.onChange(format);
        }}
      />
    </Fold>
  );
}
