/** The id of the note, for the button's `aria-describedby`. */
export const waitNoteId = 'newsletter-waits';

/**
 * Why the newsletter's button waits, for those who hear the button and do not see what is beside it.
 *
 * @param hasBegun whether the bot check has begun
 */
export function WaitNote({ hasBegun }: { hasBegun: boolean }) {
  return (
    <p id={waitNoteId} hidden>
      {hasBegun
        ? 'Waits for the security verification.'
        : 'Waits for the security verification, which begins with the first field you fill in.'}
    </p>
  );
}
