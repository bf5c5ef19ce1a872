import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { hitsPerIndex, type SearchRequest } from '#features/search/client/ask-index.ts';
import { toSearchFailure } from '#features/search/client/search-failure.ts';
import { askHost, searchAccessOf } from '#features/search/client/search-host.ts';
import { pages } from '#platform/words/pages-words.ts';
import { Button } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

const presets = [...pages.searches, 'gorila treking', 'zz-nothing'];

/** For the operator's engineers: does each index answer, how fast, and with what. Not linked from the site. */
export function SearchTestPage() {
  const queryClient = useQueryClient();
  const [probes, setProbes] = useState<SearchProbe[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { data: access, error } = useQuery({
    queryKey: ['search-test', 'access'],
    queryFn: () => searchAccessOf(queryClient),
    meta: { persist: false },
    retry: false,
  });

  async function run(words: readonly string[]) {
    setRunning(true);
    setCopied(false);
    const all: SearchProbe[] = [];
    for (const word of words) all.push(...(await probeSearch(queryClient, word)));
    setProbes(all);
    setRunning(false);
  }

  function runTyped(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run([String(new FormData(event.currentTarget).get('q') ?? '')]);
  }

  async function copy() {
    await navigator.clipboard.writeText(JSON.stringify({ host: access?.host, at: new Date(), probes }, null, 2));
    setCopied(true);
  }

  return (
    <>
      <PageIntro
        title="Search diagnostics"
        lead={
          <>
            Search host:{' '}
            <code className="break-all">{access?.host ?? (error ? `unknown (${error.message})` : '…')}</code>
          </>
        }
      />
      <div className="page-width pb-24">
        <form onSubmit={runTyped} className="flex max-w-xl gap-3">
          <input
            name="q"
            required
            aria-label="Query"
            placeholder="Query"
            className="min-h-11 min-w-0 flex-1 rounded-full border border-line-strong bg-surface px-5"
          />
          <Button type="submit" size="small" disabled={isRunning}>
            Run
          </Button>
        </form>
        <div className="mt-4 flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Button key={preset} variant="quiet" size="small" disabled={isRunning} onClick={() => void run([preset])}>
              {preset}
            </Button>
          ))}
          <Button variant="secondary" size="small" disabled={isRunning} onClick={() => void run(presets)}>
            Run all
          </Button>
          <Button variant="secondary" size="small" disabled={probes.length === 0} onClick={() => void copy()}>
            {isCopied ? 'Report copied' : 'Copy report'}
          </Button>
        </div>
        <p role="status" className="mt-6 text-muted">
          {isRunning ? 'Loading...' : summaryOf(probes)}
        </p>
        {probes.length > 0 && <ProbeTable probes={probes} />}
      </div>
    </>
  );
}

function summaryOf(probes: readonly SearchProbe[]): string {
  if (probes.length === 0) return 'Nothing asked yet.';
  const failed = probes.filter(({ error }) => error !== undefined).length;
  const slowest = Math.max(...probes.map(({ milliseconds }) => milliseconds));
  return `${probes.length - failed} of ${probes.length} answered, the slowest call took ${slowest} ms.`;
}

const headings = ['Query', 'Index', 'Answers', 'Milliseconds', 'Hits', 'First hit as it came, or error'];

/** How each index answered. */
function ProbeTable({ probes }: { probes: readonly SearchProbe[] }) {
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

/** How one index answered one query. */
interface SearchProbe {
  q: string;
  index: IndexUid;
  milliseconds: number;
  /** Undefined when it gave no answer; then `error` says why. */
  total: number | undefined;
  first: Record<string, unknown> | undefined;
  error: string | undefined;
}

/** Asks every index for a query, past every cache, with the deadline of a real search. */
async function probeSearch(queryClient: QueryClient, q: string): Promise<SearchProbe[]> {
  const ask = askHost(queryClient);

  async function probe(index: IndexUid): Promise<SearchProbe> {
    const started = performance.now();
    const request: SearchRequest = { indexName: index, params: { query: q, hitsPerPage: hitsPerIndex } };
    const took = () => Math.round(performance.now() - started);
    try {
      const [result] = await ask([request]);
      const hit = result?.hits[0];
      return { q, index, milliseconds: took(), total: result?.nbHits ?? 0, first: hit, error: undefined };
    } catch (error) {
      const { code, message } = toSearchFailure(error);
      return { q, index, milliseconds: took(), total: undefined, first: undefined, error: `${code}: ${message}` };
    }
  }

  return Promise.all(indexUids.map(probe));
}
