import { operatorSettings } from '#scripts/testing/operator-settings.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';

/*
 * Imported first by whatever tests, measures or photographs: from here on this process and all it starts know nothing
 * of the operator's settings, his `.env` or his content, and build and visit a site of their own.
 */

for (const name of operatorSettings) delete process.env[name];
process.env.READ_ENV_FILE = '0';
process.env.CONTENT_DIR = testedContent;
// Servers of one run would all want its port.
process.env.DESK = '0';
process.env.SITE_FOLDER ??= 'dist-test';
