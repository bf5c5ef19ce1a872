// What a phone needs to know to put the site on its home screen.

import { appScreenshots } from '#illustrations/identity/app-screenshots.ts';
import { CREAM } from '#illustrations/logo.ts';

/** The manifest of an operator as a file; icons as write-icons.ts draws them. */
export function webManifest(operatorName: string): string {
  const manifest = {
    name: operatorName,
    short_name: shortName(operatorName),
    description: 'Safaris and tours in Kenya, Tanzania, Uganda and Rwanda, with prices, routes and best months.',
    lang: 'en',
    dir: 'ltr',
    id: '/',
    categories: ['travel', 'lifestyle'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: CREAM,
    background_color: CREAM,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('Tours', '/tours', 'Private and shared safaris with prices'),
      shortcut('Group tours', '/group-tours', 'Fixed dates and the seats that are left'),
      shortcut('Contact', '/contact', 'Write to us or call'),
    ],
    screenshots: appScreenshots.map(({ name, width, height, form, label }) => ({
      src: `/app-screens/${name}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Below an icon there is room for a dozen characters: the name without the trade. */
function shortName(operatorName: string): string {
  return operatorName.replace(/ (safaris|tours|travel)$/i, '');
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function shortcut(name: string, url: string, description: string) {
  return { name, url, description, icons: [icon('icon', 192, 'any')] };
}
