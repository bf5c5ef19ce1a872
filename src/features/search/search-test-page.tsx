import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { searchAccessOf } from '#features/search/client/search-host.ts';
import { probeSearch, type SearchProbe } from '#features/search/probe-search.ts';
import { ProbeTable } from '#features/search/probe-table.tsx';
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
