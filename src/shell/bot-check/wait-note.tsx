import type { BotCheckAction } from '#contract/bot-check.ts';

/** The id of the note, for the button's `aria-describedby`. */
export const waitNoteId = (action: BotCheckAction) => `${action}-waits`;

interface WaitNoteProps {
  action: BotCheckAction;
  /** Whether the bot check has begun. */
  hasBegun: boolean;
}

/** Why a form's button waits, for those who hear the button and do not see what is beside it. */
export function WaitNote({ action, hasBegun }: WaitNoteProps) {
  return (
    <p id={waitNoteId(action)} hidden>
      {hasBegun
        ? 'Waits for the security verification.'
        : 'Waits for the security verification, which begins with the first field you fill in.'}
    </p>
  );
}
