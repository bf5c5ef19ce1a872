import type { Prose } from '#contract/records/prose.ts';

/** The chapters of a text: its headings of the second level. */
export function chaptersOf(prose: Prose) {
  return prose.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
}

/** Links to the chapters of a text. */
export function ProseContents({ prose }: { prose: Prose }) {
  return (
    <ol>
      {chaptersOf(prose).map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-[0.96875rem] leading-snug decoration-2 decoration-accent underline-offset-4 hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
