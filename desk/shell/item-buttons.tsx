import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface ItemButtonsProps {
  /** What is moved: `Day 2`. */
  name: string;
  index: number;
  count: number;
  onMove?: (to: number) => void;
  onRemove: () => void;
}

/** To move an item of a list up and down, and to take it out. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  return (
    <span className="flex shrink-0">
      {onMove !== undefined && count > 1 && (
        <>
          <ItemButton label={`Move ${name} up`} move="up" isIdle={index === 0} onPress={() => onMove(index - 1)}>
            <ArrowUp aria-hidden="true" size={18} />
          </ItemButton>
          <ItemButton
            label={`Move ${name} down`}
            move="down"
            isIdle={index === count - 1}
            onPress={() => onMove(index + 1)}
          >
            <ArrowDown aria-hidden="true" size={18} />
          </ItemButton>
        </>
      )}
      <ItemButton label={`Remove ${name}`} onPress={onRemove}>
        <Trash2 aria-hidden="true" size={18} />
      </ItemButton>
    </span>
  );
}

interface ItemButtonProps {
  label: string;
  move?: 'up' | 'down';
  /** There is nowhere to go; it keeps the focus of whoever pressed it until there. */
  isIdle?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ItemButton({ label, move, isIdle = false, onPress, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      data-move={move}
      onClick={() => !isIdle && onPress()}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sand aria-disabled:cursor-default aria-disabled:text-subtle aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
