import { Search } from 'lucide-react';
import { AS_WRITTEN } from './as-written.ts';
import { Input } from './input.tsx';
import { searchable } from './searchable.ts';
import styles from './field.module.css';

type Props = {
  readonly words: string; // label and placeholder
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
};

export const SearchInput = ({ words, value, maxLength, onChange }: Props) => (
  <div className={styles.search}>
    <Search size={20} aria-hidden />
    <Input
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      {...AS_WRITTEN}
      placeholder={words}
      aria-label={words}
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => onChange(searchable(target.value, maxLength))}
    />
  </div>
);
