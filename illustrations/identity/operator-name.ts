// What the operator is called where the site's own settings are not at hand: on what scripts draw.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { productFolder } from '#illustrations/product.ts';

const settingsFile = join(productFolder, '.env');
// Tests read no operator's file.
const isRead = process.env.READ_ENV_FILE !== '0' && existsSync(settingsFile);
const settings = isRead ? parseEnv(readFileSync(settingsFile, 'utf8')) : {};
const given = { ...settings, ...process.env }.VITE_SITE_NAME;

/** `VITE_SITE_NAME`, as the site shows it. */
export const operatorName = given === undefined || given === '' ? 'Umbrella Thorn Safaris' : given;
