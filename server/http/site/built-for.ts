import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ThirdPartyName, thirdParties } from '#contract/site/third-parties.ts';
import { keysOf } from '#server/keys-of.ts';
import type { Log } from '#server/log.ts';

/** In the built site; hidden, so that no address reaches it. */
const builtForFile = '.third-parties';

/** Notes in a built site whom its pages may ask, which was decided by the settings of the build. */
export function noteBuiltFor(siteFolder: string, names: readonly ThirdPartyName[]): void {
  writeFileSync(join(siteFolder, builtForFile), names.join('\n'));
}

/**
 * Says where the settings of this start are others than those of the build: the pages ask by the build's, and the policy they are
 * served with follows the start's, so that a browser refuses what only one of them knows.
 */
export function warnOfOtherBuild(siteFolder: string, names: readonly ThirdPartyName[], log: Log): void {
  const file = join(siteFolder, builtForFile);
  if (!existsSync(file)) return;
  const built = new Set(readFileSync(file, 'utf8').split('\n'));
  for (const name of keysOf(thirdParties)) {
    const { setting } = thirdParties[name];
    if (built.has(name) && !names.includes(name))
      log.warn(`the site was built with ${setting} and this start has none: browsers will refuse it; set it here too`);
    if (!built.has(name) && names.includes(name))
      log.warn(`${setting} is set, but the site was built without it: nothing will ask for it; build again`);
  }
}
