import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepOffice } from '../contract/site/office.ts';
import { officeOf } from '../server/content/site/office-of.ts';
import { readSite } from '../server/content/site/read-site.ts';

/** The folder of the product the pictures are for; commands are run in the workspace's own. */
export const productFolder = fileURLToPath(new URL('..', import.meta.url));
export const contentFolder = join(productFolder, 'content');
/** What the product serves as it is: pictures are written here and committed. */
export const publicFolder = join(productFolder, 'public');

keepOffice(officeOf(readSite(contentFolder, { isDemonstration: true }).operator));
