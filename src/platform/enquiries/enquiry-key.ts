/** The key of every enquiry's mutation. Alone in its file: the site's frame needs it on every page, and nothing else of this folder. */
export const enquiryKey = ['enquiry'] as const;
