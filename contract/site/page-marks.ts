/*
 * What a finished page says to its own script, and what that script says to whatever comes later: names of attributes, which style
 * sheets spell out as well (tests/server/project/page-marks.test.ts), and of one event.
 */

/** The page as it came is not what the address asks for; `proposal` where one is on its way. */
export const heldMark = 'data-held';
/** What stands below the first view has no style and layout yet. */
export const firstViewMark = 'data-first-view';
/** The page is set in the fonts of the device: its own would come too late. */
export const deviceFontsMark = 'data-device-fonts';
/** The visitor comes back to a trip they have begun. */
export const begunMark = 'data-begun';
/** The page answers to the visitor, except for the parts that are marked as dehydrated. */
export const hydratedMark = 'data-hydrated';
export const dehydratedMark = 'data-dehydrated';
/** The page has been hydrated, or a part of it. */
export const hydratedEvent = 'site-hydrated';

/** The words of an address that the page reads: with one of them it is another page than was rendered. */
export const readsMark = 'data-reads';
/** The name of the `meta` that names the page's modules, with their checksums and the file of its data. */
export const modulesName = 'modules';
export const checksumsMark = 'data-integrity';
export const pageDataMark = 'data-page';
/** The name of the `meta` that names the fonts every page begins with. */
export const fontsName = 'fonts';
