// What cards say in the operator's name, from the site's own content.

import { contentFolder } from '#illustrations/product.ts';
import { readSite } from '../../server/content/site/read-site.ts';

const site = readSite(contentFolder, { isDemonstration: false });

export const operatorName = site.operator.name;
export const brandLine = site.operator.brandLine;
/** What the card of pages that are not one record's says below its title. */
export const cardFact = site.machines.card;
