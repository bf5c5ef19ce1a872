import { siteSettingsOf } from '#server/settings/site-settings.ts';

/* What runs in Node and not in Vitest, browser tests and measurements, reckons by the office of the demonstration. */
siteSettingsOf({});
