import type { SearchProbe } from '#features/search/probe-search.ts';

const headings = ['Query', 'Index', 'Answers', 'Milliseconds', 'Hits', 'First hit as it came, or error'];

/** How each index answered. */
export function ProbeTable({ probes }: { probes: readonly SearchProbe[] }) {
  return (
    <section aria-label="Answers" className="mt-4 overflow-x-auto">
      <table className="figures w-full min-w-3xl border-collapse text-left text-label">
        <thead>
          <tr className="border-line-strong border-b-2">
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {probes.map(({ q, index, milliseconds, total, first, error }) => (
            <tr key={`${q} ${index}`} className="border-line border-b align-top">
              <td className="py-2 pr-4">{q}</td>
              <th scope="row" className="py-2 pr-4">
                {index}
              </th>
              <td className={`py-2 pr-4 ${error === undefined ? 'text-success' : 'text-danger'}`}>
                {error === undefined ? 'yes' : 'no'}
              </td>
              <td className="py-2 pr-4">{milliseconds}</td>
              <td className="py-2 pr-4">{total ?? ''}</td>
              <td className="py-2">
                {first === undefined ? (
                  (error ?? 'none')
                ) : (
                  <details>
                    <summary className="underline underline-offset-4">{String(first.name)}</summary>
                    <pre className="mt-2 max-w-2xl overflow-x-auto whitespace-pre-wrap break-all rounded-field bg-sand p-3">
                      {JSON.stringify(first, null, 2)}
                    </pre>
                  </details>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
