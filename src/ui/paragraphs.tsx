/** Running text; the first paragraph may lead in a larger serif. */
export function Paragraphs({ texts, hasLead = false }: { texts: readonly string[]; hasLead?: boolean }) {
  return (
    <div className="grid max-w-[46rem] gap-4">
      {texts.map((text, index) => (
        <p
          key={text.slice(0, 40)}
          className={hasLead && index === 0 ? 'font-display font-medium text-lead leading-snug' : ''}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
