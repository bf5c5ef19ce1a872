/** Places for the first results; shown only when they take their time (B-91). */
export function ResultsWaiting({ isShown }: { isShown: boolean }) {
  return (
    <div className="page-width min-h-[36rem] pt-10 pb-24">
      {isShown && (
        <>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <div aria-hidden="true" className="grid animate-pulse gap-10 lg:grid-cols-2">
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <div key={place} className="flex gap-5">
                <div className="h-36 w-44 rounded-card bg-sand max-sm:size-24" />
                <div className="grid flex-1 content-start gap-3 pt-1">
                  <div className="h-5 w-4/5 rounded-full bg-sand" />
                  <div className="h-3.5 w-3/5 rounded-full bg-sand" />
                  <div className="h-3.5 w-full rounded-full bg-sand" />
                </div>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
