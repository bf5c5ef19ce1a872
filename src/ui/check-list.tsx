import { Check, Minus, X } from 'lucide-react';

const marks = {
  yes: { icon: Check, colour: 'text-success' },
  no: { icon: X, colour: 'text-danger' },
  plain: { icon: Minus, colour: 'text-accent' },
};

/** Lines with a mark: what is so, what is not, or simply what there is. The heading above says which. */
export function CheckList({ items, mark = 'plain' }: { items: readonly string[]; mark?: keyof typeof marks }) {
  const { icon: Icon, colour } = marks[mark];
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon aria-hidden="true" size={18} className={`mt-1.5 shrink-0 ${colour}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
