/* What the start tells itself and what comes later by: attributes of the page, which `site.css` names as well, and one event. */

/** The page as it came is not what the address asks for; `proposal` where one is on its way. */
export const heldMark = 'data-held';
/** What stands below the first view has no style and layout yet. */
export const firstViewMark = 'data-first-view';
/** The visitor comes back to a trip they have begun. */
export const begunMark = 'data-begun';
/** The page answers to the visitor, except for the parts that are marked as dehydrated. */
export const hydratedMark = 'data-hydrated';
export const dehydratedMark = 'data-dehydrated';
/** The page has been hydrated, or a part of it. */
export const hydratedEvent = 'site-hydrated';
