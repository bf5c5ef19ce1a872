// What cards say in the operator's name, from the site's own content.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { contentFolder, productFolder } from '#illustrations/product.ts';
import { readSite } from '../../server/site/read-site.ts';

const settingsFile = join(productFolder, '.env');
// Tests read no operator's file.
const isRead = process.env.READ_ENV_FILE !== '0' && existsSync(settingsFile);
const settings = isRead ? parseEnv(readFileSync(settingsFile, 'utf8')) : {};
// The name stood there in an earlier version.
const { VITE_SITE_NAME: name } = { ...settings, ...process.env };

const site = readSite(contentFolder, { isDemonstration: false, given: name ? { name } : {} });

export const operatorName = site.operator.name;
export const brandLine = site.operator.brandLine;
/** What the card of pages that are not one record's says below its title. */
export const cardFact = site.machines.card;
