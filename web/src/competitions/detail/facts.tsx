import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import styles from './facts.module.css';

type Props = { readonly facts: Readonly<Record<string, string>> }; // by what each is called

/** What there is to know of a competition, in a card. */
export const Facts = ({ facts }: Props) => (
  <dl className={classNames(layout['card'], layout['padded'], styles['facts'])}>
    {Object.entries(facts).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
