import { AboutChapter, AboutPart } from '#features/about/about-chapter.tsx';
import { about } from '#platform/words/about-words.ts';

const { title, text, habits, columns } = about.story;
const [lead, ...others] = about.notices?.story ?? [];

export function AboutStory() {
  return (
    <AboutChapter id="story" title={title}>
      {lead !== undefined && <p className="font-display font-medium text-lead leading-snug">{lead}</p>}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <WithItalics text={`${text} ${about.notices?.habits ?? habits}`} />
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
