/** The three darts of the mark: whose turn it is. */
export function ToThrow() {
  return (
    <svg width="22" height="12" viewBox="0 0 22 12" fill="var(--board-red)" aria-hidden="true">
      <circle cx="3" cy="6" r="3" />
      <circle cx="11" cy="6" r="3" />
      <circle cx="19" cy="6" r="3" />
    </svg>
  );
}
