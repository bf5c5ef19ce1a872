/* What each modal is called on the stack, by whoever opens it and by itself. */
export const activityModalId = 'activity-modal';
export const sentTripModalId = 'sent-trip';
export const shortlistModalId = 'shortlist';
export const shareModalId = 'share-link';
export const photographsModalId = 'photographs';
