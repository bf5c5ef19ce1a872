import type * as playwright from '@playwright/test';
import sharp from 'sharp';

interface ContactSheet {
  file: string;
  title: string;
  pictures: readonly { name: string; file: string }[];
}

/** A thumbnail's size in pixels; a longer page shows its top. */
const thumbnail = { width: 300, height: 620 };

/**
 * All pictures of a folder on one, each under its name. Thumbnails are made first: whole pages would not fit into a
 * tab.
 */
export async function writeContactSheet(
  context: playwright.BrowserContext,
  { file, title, pictures }: ContactSheet,
): Promise<void> {
  const figures: string[] = [];
  for (const picture of pictures) {
    const data = await thumbnailOf(picture.file);
    figures.push(
      `<figure><figcaption>${picture.name}</figcaption><img alt="" src="data:image/jpeg;base64,${data}"></figure>`,
    );
  }
  const page = await context.newPage();
  await page.setViewportSize({ width: 6 * (thumbnail.width + 24) + 24, height: 900 });
  await page.setContent(`<style>
    body { margin: 24px; background: #777; color: #fff; font: 15px sans-serif }
    main { display: grid; grid-template-columns: repeat(6, ${thumbnail.width}px); gap: 24px; align-items: start }
    figure { margin: 0 } img { display: block; margin-top: 6px }
  </style><h1>${title}</h1><main>${figures.join('')}</main>`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** The top of a picture as JPEG in Base64. */
async function thumbnailOf(file: string): Promise<string> {
  const small = await sharp(file).resize({ width: thumbnail.width }).toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const top = await sharp(small.data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, thumbnail.height) })
    .jpeg({ quality: 82 })
    .toBuffer();
  return top.toString('base64');
}
