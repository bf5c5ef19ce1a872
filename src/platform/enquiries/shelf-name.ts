/** The database of enquiries that are still to be sent. */
export const shelfName = 'kept-enquiries';
