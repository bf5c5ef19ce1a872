import { laterPart } from '#shell/later/later-part.tsx';

/** The footer's code, which a first view does without. */
export const laterSiteFooter = laterPart(async () => (await import('#features/newsletter/site-footer.tsx')).SiteFooter);
