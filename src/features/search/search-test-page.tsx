import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionSearch, collections, type SearchHit } from '#features/search/collection-search.ts';
import { type SearchIndex, searchIndex } from '#features/search/search-address.ts';
import { env } from '#platform/env.ts';
import { Button } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

interface Probe {
  index: SearchIndex;
  milliseconds: number;
  hits: number;
  first: SearchHit | undefined;
  error: string | undefined;
}

const presets = ['safari', 'mara', 'kilimanjaro', 'zz-nothing'];

/** For the operator's engineers: does each collection answer, how fast, and with what. Not linked from the site. */
export function SearchTestPage() {
  const queryClient = useQueryClient();
  const [probes, setProbes] = useState<Probe[]>([]);
  const [isRunning, setRunning] = useState(false);

  async function run(q: string) {
    setRunning(true);
    setProbes(await Promise.all(searchIndex.options.map((index) => probe(index, q))));
    setRunning(false);
  }

  async function probe(index: SearchIndex, q: string): Promise<Probe> {
    const started = performance.now();
    try {
      const { hits, total } = await queryClient.query({ ...collectionSearch(index, q), staleTime: 0, retry: false });
      return { index, milliseconds: performance.now() - started, hits: total, first: hits[0], error: undefined };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { index, milliseconds: performance.now() - started, hits: 0, first: undefined, error: message };
    }
  }

  return (
    <>
      <PageIntro
        title="Search diagnostics"
        lead={`Asking ${env.VITE_API_HOST || 'this server'}, one call a collection.`}
      />
      <div className="page-width pb-24">
        <div className="flex flex-wrap gap-3">
          {presets.map((preset) => (
            <Button key={preset} variant="quiet" size="small" disabled={isRunning} onClick={() => void run(preset)}>
              {preset}
            </Button>
          ))}
          <Button
            size="small"
            variant="secondary"
            disabled={probes.length === 0}
            onClick={() => void navigator.clipboard.writeText(JSON.stringify(probes, null, 2))}
          >
            Copy report
          </Button>
        </div>
        <section aria-label="Results" className="mt-8 overflow-x-auto">
          <table className="figures w-full min-w-xl border-collapse text-left">
            <thead>
              <tr className="border-line-strong border-b-2">
                {['Collection', 'Answers', 'Milliseconds', 'Hits', 'First hit or error'].map((heading) => (
                  <th key={heading} scope="col" className="py-2 pr-4">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {probes.map(({ index, milliseconds, hits, first, error }) => (
                <tr key={index} className="border-line border-b align-top">
                  <th scope="row" className="py-2 pr-4">
                    {collections[index].name}
                  </th>
                  <td className="py-2 pr-4">{error === undefined ? 'yes' : 'no'}</td>
                  <td className="py-2 pr-4">{Math.round(milliseconds)}</td>
                  <td className="py-2 pr-4">{hits}</td>
                  <td className="py-2">
                    <code>{error ?? (first ? JSON.stringify(first) : 'none')}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  );
}
