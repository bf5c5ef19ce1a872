/** The database of enquiries that are still to be sent. */
export const enquiryDatabaseName = 'kept-enquiries';
