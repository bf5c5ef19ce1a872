/** Where a trip goes, stop by stop: an arrow for the eye, "to" for the ear. */
export function RouteWords({ stops }: { stops: readonly string[] }) {
  return (
    <>
      <span aria-hidden="true">{stops.join(' → ')}</span>
      <span className="sr-only">{stops.join(' to ')}</span>
    </>
  );
}
