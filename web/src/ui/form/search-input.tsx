import { Search } from 'lucide-react';
import { Input } from './input.tsx';
import styles from './search-input.module.css';

type Props = {
  readonly words: string; // what is looked for, and by what
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export const SearchInput = ({ words, value, onChange }: Props) => (
  <div className={styles['search']}>
    <Search size={20} aria-hidden />
    <Input
      type="search"
      placeholder={words}
      aria-label={words}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);
