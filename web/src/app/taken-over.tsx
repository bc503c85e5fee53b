import { useEffect } from 'react';

/** Tells the script in the document that the page answers: it presses again what was pressed too early. */
export function TakenOver() {
  useEffect(() => void dispatchEvent(new Event('taken-over')), []);
  return null;
}
