/** Between facts that stand apart on the screen and follow each other in speech. */
export function Pause() {
  return <span className="sr-only">, </span>;
}
