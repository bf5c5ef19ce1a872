import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const dependencies = z.record(z.string(), z.string());

const manifest = z.object({
  /** The version of the content the pages were built from. */
  content: z.string(),
  /** Each page by its address; what was rendered of which answers. */
  pages: z.record(z.string(), dependencies),
  /** The sitemap, the feed and the like. */
  documents: dependencies,
});
export type BuiltPages = z.infer<typeof manifest>;

/** In the built site; hidden, so that no address reaches it. */
const fileIn = (siteFolder: string) => join(siteFolder, '.made-of.json');

export function noteBuiltPages(siteFolder: string, built: BuiltPages): void {
  writeFileSync(fileIn(siteFolder), JSON.stringify(built));
}

/** What the pages of a built site were rendered from; undefined where that was not noted. */
export function readBuiltPages(siteFolder: string): BuiltPages | undefined {
  const file = fileIn(siteFolder);
  if (!existsSync(file)) return undefined;
  return manifest.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
