import styles from './averages-explained.module.css';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';

const { question, answers } = uiWords.averages;

/** Explains on demand why two averages of the same turns differ. */
export const AveragesExplained = () => (
  <details className={styles.averages}>
    <summary>
      <span aria-hidden="true">?</span>
      <span className={text.hidden}>{question}</span>
    </summary>
    {answers.map((answer) => (
      <p key={answer}>{answer}</p>
    ))}
  </details>
);
