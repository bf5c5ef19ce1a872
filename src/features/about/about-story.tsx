import type { AboutWords } from '#contract/site-words.ts';
import { AboutChapter, AboutPart } from '#features/about/about-chapter.tsx';

export function AboutStory({
  story: { title, text, habits, columns },
  notices,
}: Pick<AboutWords, 'story' | 'notices'>) {
  const [lead, ...others] = notices?.story ?? [];
  return (
    <AboutChapter id="story" title={title}>
      {lead !== undefined && <p className="font-display font-medium text-lead leading-snug">{lead}</p>}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <WithItalics text={`${text} ${notices?.habits ?? habits}`} />
      </p>
      <div className="grid gap-8 sm:grid-cols-3 sm:gap-6">
        {columns.map((column) => (
          <div key={column.title} className="border-accent border-t-2 pt-4">
            <AboutPart title={column.title}>
              <p className="text-[0.96875rem] text-muted">{column.text}</p>
            </AboutPart>
          </div>
        ))}
      </div>
    </AboutChapter>
  );
}

/** What stands between two `*` is in italics. */
function WithItalics({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return text.split('*').map((part, index) => (index % 2 === 1 ? <i key={index}>{part}</i> : part));
}
