import { appScreenshots } from '#contract/site/app-screenshots.ts';
import { isDrawnIdentity } from '#contract/site/drawn-identity.ts';
import type { Site } from '#contract/site/site.ts';

/** Where pages say that the manifest is. */
export const webManifestAddress = '/site.webmanifest';

/** What a phone needs to know to put the site on its home screen, as a file. */
export function webManifest({ operator, machines, brand }: Pick<Site, 'operator' | 'machines' | 'brand'>): string {
  const { paper } = brand.palette.light;
  const manifest = {
    name: operator.name,
    short_name: operator.shortName,
    description: machines.app,
    lang: 'en',
    dir: 'ltr',
    id: '/',
    categories: ['travel', 'lifestyle'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('Tours', '/tours', 'Private and shared safaris with prices'),
      // Every site has destinations; group tours an operator may have none of.
      shortcut('Destinations', '/destinations', 'Where to go, month by month'),
      shortcut('Contact', '/contact', 'Write to us or call'),
    ],
    // In another name, or another look, a telephone shows none.
    ...(isDrawnIdentity({ operator, brand }) && { screenshots: appScreenshots.map(screenshot) }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function screenshot({ name, width, height, form, label }: (typeof appScreenshots)[number]) {
  return {
    src: `/app-screens/${name}.webp`,
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: form,
    label,
  };
}

function shortcut(name: string, url: string, description: string) {
  return { name, url, description, icons: [icon('icon', 192, 'any')] };
}
