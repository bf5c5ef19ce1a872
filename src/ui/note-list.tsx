/** Facts that need a line each: a name, then a few words. */
export function NoteList({ notes }: { notes: readonly { label: string; text: string }[] }) {
  return (
    <dl className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 sm:grid-cols-[6rem_1fr] sm:gap-x-8">
      {notes.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="pt-0.5 font-medium text-label text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
