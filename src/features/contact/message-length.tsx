import { count } from '#contract/words/count.ts';
import { longestMessage } from '#features/contact/contact-form-values.ts';

/** From here on a writer wants to know how much room is left. */
const nearTheEnd = 300;

/** How much room a message has left, once that matters. */
export function MessageLength({ message }: { message: string }) {
  const left = longestMessage - message.trim().length;
  return (
    <p aria-live="polite" className="figures mt-1.5 min-h-6 text-label text-muted">
      {left < 0 ? `${count(-left, 'character')} too many` : left < nearTheEnd && `${count(left, 'character')} left`}
    </p>
  );
}
