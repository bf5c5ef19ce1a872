/** Where the built site lies. Tests and benches build one of their own beside that of an operator. */
export const siteFolder = process.env.SITE_FOLDER || 'dist';

/** Where the compiled server lies. */
export const serverFolder = `${siteFolder}-server`;

/** Where the built desk lies. */
export const deskFolder = `${siteFolder}-desk`;
