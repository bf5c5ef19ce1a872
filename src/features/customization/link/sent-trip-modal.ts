/** The dialog that asks about a trip that came with a link. */
export const sentTripModalId = 'sent-trip';
