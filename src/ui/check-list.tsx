const marks = {
  yes: 'before:mark-check before:text-success',
  no: 'before:mark-cross before:text-danger',
  plain: 'before:mark-dash before:text-accent',
};

/** Lines with a mark: what is so, what is not, or simply what there is. The heading above says which. */
export function CheckList({ items, mark = 'plain' }: { items: readonly string[]; mark?: keyof typeof marks }) {
  return (
    <ul className="grid gap-2.5 max-sm:gap-1 max-sm:leading-normal">
      {items.map((item) => (
        <li key={item} className={`flex gap-3 before:mt-1.5 max-sm:before:mt-1 before:size-4.5 ${marks[mark]}`}>
          {item}
        </li>
      ))}
    </ul>
  );
}
