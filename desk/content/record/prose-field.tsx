import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { previewDeskProse } from '#contract/desk/content-endpoints.ts';
import type { Inline, Prose } from '#contract/records/prose.ts';
import { areaClass } from '#desk/content/form/form-context.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { TextAreaField } from '#ui/fields/form-fields.tsx';
import { ProseText } from '#ui/prose-text.tsx';

interface ProseFieldProps {
  text: string;
  error: string | undefined;
  /** Where links of the text lead from. */
  siteUrl: string;
  onChange: (text: string) => void;
}

/** A pause in typing after which the page is drawn again, in milliseconds. */
const pause = 500;

const help =
  '## begins a heading, an empty line a paragraph, - a point of a list, > a quote. **strong**, [words](/tour/…) is a link.';

/** A text in Markdown, and below it as the page shows it. */
export function ProseField({ text, error, siteUrl, onChange }: ProseFieldProps) {
  const drawn = useLater(useDeferredValue(text));
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['previewDeskProse', drawn],
    queryFn: () => apiOf(queryClient).call(previewDeskProse, { body: { text: drawn } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return (
    <div className="grid min-w-0 gap-6">
      <TextAreaField
        id="content.text"
        label="Text"
        hint={help}
        error={error}
        required={false}
        value={text}
        rows={18}
        className={`${areaClass} max-h-[36rem] min-h-64 font-mono text-[0.9375rem]`}
        onChange={(event) => onChange(event.target.value)}
      />
      {data !== undefined && (
        <section
          aria-label="As visitors read it"
          className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-6"
        >
          <p className="mb-4 text-label text-muted">As visitors read it</p>
          {data.faults.length > 0 && (
            <ul className="mb-5 list-disc rounded-field bg-sand py-2 pr-3 pl-8">
              {data.faults.map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
          )}
          <ProseText prose={onTheSite(data.prose, siteUrl)} />
        </section>
      )}
    </div>
  );
}

/** What a value was once it has stayed so for a moment. */
function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

/** A link of a text leads to a page of the site, not of the desk. */
function onTheSite(prose: Prose, siteUrl: string): Prose {
  const line = (parts: readonly Inline[]): Inline[] =>
    parts.map((part) =>
      part.kind === 'link' && part.href.startsWith('/') ? { ...part, href: siteUrl + part.href } : part,
    );
  return prose.map((block) => {
    switch (block.kind) {
      case 'heading':
        return block;
      case 'list':
        return { ...block, items: block.items.map(line) };
      case 'table':
        return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) };
      default:
        return { ...block, content: line(block.content) };
    }
  });
}
