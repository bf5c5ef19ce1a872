import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type DownloadFigures, dataFileIn, figuresAddress, picturesOf } from '#offline/page-parts.ts';
import { fileOfPage } from '#server/content/pages/site-pages.ts';

/** Writes what each page of the built site weighs to those who download it, before files are compressed. */
export function writeDownloadFigures(siteFolder: string, content: string, addresses: readonly string[]): void {
  const places = new Map<string, number>();
  const figures: DownloadFigures = { content, pictures: [], pages: {} };
  for (const path of addresses) {
    const html = readFileSync(join(siteFolder, fileOfPage(path)), 'utf8');
    const data = dataFileIn(html);
    if (data === undefined) continue;
    const answers = readFileSync(join(siteFolder, data), 'utf8');
    const [small, large] = [picturesOf(html, 'small'), picturesOf(html, 'large')];
    const pictures = [...small].flatMap(([name, address]) => {
      const known = places.get(name);
      if (known !== undefined) return known;
      const weighed = (each: string): [string, number] => [each, bytesOfFile(siteFolder, each)];
      const picture = { small: weighed(address), large: weighed(large.get(name) ?? address) };
      if (picture.small[1] === 0 || picture.large[1] === 0) return [];
      places.set(name, figures.pictures.length);
      return figures.pictures.push(picture) - 1;
    });
    const { withSeats = [] } = JSON.parse(answers) as { withSeats?: string[] };
    figures.pages[path] = {
      page: travelling(html),
      data,
      answers: travelling(answers),
      hasSeats: withSeats.length > 0,
      pictures,
    };
  }
  writeFileSync(join(siteFolder, figuresAddress), JSON.stringify(figures));
}

function bytesOfFile(siteFolder: string, address: string): number {
  const file = join(siteFolder, address);
  return existsSync(file) ? statSync(file).size : 0;
}

/** Bytes as they travel, about: not with all the care of what is written to the disk. */
function travelling(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
