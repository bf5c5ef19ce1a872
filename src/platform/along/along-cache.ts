/** The service worker's cache of the pictures a visitor has taken along. Pages put them there and take them out; nothing else may. */
export const alongCache = 'taken-along';
