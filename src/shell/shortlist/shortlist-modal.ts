/** The dialog the shortlist stands in. */
export const shortlistModalId = 'shortlist';
