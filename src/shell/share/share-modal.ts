/** The dialog in which a link is sent. */
export const shareModalId = 'share-link';
