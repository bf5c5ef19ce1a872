/**
 * The oldest browsers the site is made for, scripts and styles: those of Tailwind 4, all of them from before the summer of 2024, the
 * first two from March 2023. Older ones have the finished pages, with their links and plain forms (src/start/boot.ts).
 */
export const oldestBrowsers = ['safari16.4', 'chrome111', 'firefox128'];
