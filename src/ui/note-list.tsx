/** Facts that need a line each: a name, then a few words. */
export function NoteList({ notes }: { notes: readonly { label: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[6rem_1fr]">
      {notes.map(({ label, text }) => (
        <div key={label} className="sm:contents">
          <dt className="font-medium text-label text-muted sm:pt-0.5">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
