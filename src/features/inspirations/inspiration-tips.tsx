/** What we would tell a friend before they go. */
export function InspirationTips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="tips" className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[4fr_8fr]">
        <h2 id="tips" className="text-title-2 leading-[1.08] tracking-[-0.012em]">
          Before you go
        </h2>
        <ol className="max-w-3xl">
          {tips.map((tip, index) => (
            <li
              key={tip}
              className="grid grid-cols-[2.5rem_1fr] border-line-strong/40 border-b py-5 first:pt-0 last:border-b-0 last:pb-0"
            >
              <span aria-hidden="true" className="figures font-display text-accent text-xl">
                {index + 1}
              </span>
              {tip}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
