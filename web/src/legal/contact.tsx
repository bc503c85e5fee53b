import { operator } from './operator.ts';

/** Contact of the operator, as the end of a sentence. */
export function Contact() {
  if (operator.contact === null) return <>en el propio club, en persona</>;
  return (
    <>
      en <a href={`mailto:${operator.contact}`}>{operator.contact}</a>
    </>
  );
}
