import { missingAmounts } from '#server/catalogue/content/content-amounts.ts';
import { readQuotedAmounts } from '#server/catalogue/content/quoted-amounts.ts';
import { strayAmounts } from '#server/catalogue/content/typed-amounts.ts';
import { readCheckedContent } from '#server/catalogue/loading/load-catalogue.ts';
import { systemClock } from '#server/clock.ts';
import { ContentError } from '#server/content-error.ts';
import { withEnvFile } from '#server/settings/env-file.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { siteSettingsOf } from '#server/settings/site-settings.ts';

/*
 * Checks the catalogue as the start of the server does, and that it is as large as the demonstration
 * promises and that its texts name amounts of today:
 * `npm run check:content`, or with another folder as argument. Prints a line a problem and ends with 1, or the counts.
 */

try {
  const given = process.argv[2] === undefined ? {} : { CONTENT_DIR: process.argv[2] };
  const { contentDir: folder, site } = siteSettingsOf({ ...withEnvFile(process.env), ...given });
  const content = readCheckedContent(folder, { clock: systemClock, site });
  const missing = [...missingAmounts(content), ...strayAmounts(content, readQuotedAmounts(folder))];
  if (missing.length > 0) throw new ContentError(missing);
  for (const [kind, records] of Object.entries(content)) console.log(`${kind}: ${records.length}`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
