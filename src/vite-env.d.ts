/** Changes with the site's sources; saved pages of another build are dropped. Set by `vite.config.ts`. */
declare const __BUILD_ID__: string;
