import { useRef, useState } from 'react';
import { useFormContext } from '#desk/content/form/form-context.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { newItem } from '#desk/content/values/complete-value.ts';
import { firstField, useFocus } from '#desk/platform/use-focus.ts';
import { notify } from '#platform/notices/notify.ts';
import type { ValuePath } from '#records/values.ts';

interface ListOptions {
  path: ValuePath;
  items: readonly unknown[];
  /** Of an item. */
  schema: FormSchema | undefined;
  onChange: (items: unknown[]) => void;
}

/** What has the focus once the list is as it is then. */
interface Focused {
  key: number;
  part: 'up' | 'down' | 'field';
}

let lastKey = 0;

/** Items of a list with keys that stay theirs, and what can be done with them; each is announced, and the focus goes along. */
export function useList({ path, items, schema, onChange }: ListOptions) {
  const { announce, change: changeNow } = useFormContext();
  const keys = useRef<number[]>([]);
  const [focused, setFocused] = useState<Focused | null>(null);
  const box = useFocus<HTMLDivElement>(focused, (list) => list && focused && partOf(list, focused));
  const [newest, setNewest] = useState<number>();
  const title = schema?.title ?? 'Item';

  while (keys.current.length < items.length) keys.current.push(++lastKey);
  keys.current.length = items.length;

  const change = (next: unknown[], nextKeys: number[]) => {
    keys.current = nextKeys;
    onChange(next);
  };

  const add = (at = items.length, item: unknown = newItem(schema, items)) => {
    const key = ++lastKey;
    change(items.toSpliced(at, 0, item), keys.current.toSpliced(at, 0, key));
    setFocused({ key, part: 'field' });
    setNewest(key);
    announce(`${title} ${at + 1} of ${items.length + 1} was added.`);
  };

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    const key = keys.current[from] ?? 0;
    change(
      items.toSpliced(from, 1).toSpliced(to, 0, items[from]),
      keys.current.toSpliced(from, 1).toSpliced(to, 0, key),
    );
    setFocused({ key, part: to < from ? 'up' : 'down' });
    announce(`${title} ${from + 1} is now ${to + 1} of ${items.length}.`);
  };

  const remove = (at: number, name: string) => {
    const item = items[at];
    const key = keys.current[at] ?? 0;
    change(items.toSpliced(at, 1), keys.current.toSpliced(at, 1));
    const neighbour = keys.current[Math.min(at, keys.current.length - 1)];
    if (neighbour !== undefined) setFocused({ key: neighbour, part: 'up' });
    announce(`${name} was removed.`);
    // Whatever was typed meanwhile stays: only what was taken out comes back.
    const putBack = () => {
      keys.current = keys.current.toSpliced(at, 0, key);
      changeNow(path, (held) => (Array.isArray(held) ? held : []).toSpliced(at, 0, item));
    };
    const action = { label: 'Put it back', run: putBack };
    notify({ type: 'info', title: `${name} was removed`, duration: 8000, action });
  };

  /** What the buttons of an item take. */
  const buttonsOf = (index: number, name: string) => ({
    name,
    index,
    count: items.length,
    onMove: (to: number) => move(index, to),
    onRemove: () => remove(index, name),
  });

  return { keys: keys.current, newest, box, add, remove, buttonsOf };
}

function partOf(list: HTMLElement, { key, part }: Focused): HTMLElement | null | undefined {
  const item = list.querySelector(`[data-item="${key}"]`);
  const wanted = part === 'field' ? firstField(item) : item?.querySelector<HTMLElement>(`[data-move="${part}"]`);
  return wanted ?? item?.querySelector<HTMLElement>('button');
}
