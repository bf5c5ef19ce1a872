import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** `Add a season`, `Add an activity` */
export function AddButton({ noun, onAdd }: { noun: string; onAdd: () => void }) {
  const word = noun.toLowerCase();
  return (
    <Button variant="quiet" size="small" onClick={onAdd}>
      <Plus aria-hidden="true" size={18} />
      Add {/^[aeiou]/.test(word) ? 'an' : 'a'} {word}
    </Button>
  );
}
