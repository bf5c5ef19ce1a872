import * as z from 'zod/mini';
import { host, port, type ReadSetting, setting } from '#server/settings/setting.ts';

export interface HttpSettings {
  port: number;
  host: string;
  /** Origins other than the site's own whose pages may call the API. */
  allowedOrigins: readonly string[];
}

const origins = setting(
  z.pipe(
    z.string().check(z.refine((value) => value.split(/\s+/).every(isOrigin))),
    z.transform((value) => value.split(/\s+/)),
  ),
  'origins such as https://www.example.com, with a space between two',
);

export function readHttpSettings(read: ReadSetting): HttpSettings {
  return {
    port: read('PORT', port) ?? 4173,
    host: read('HOST', host) ?? '127.0.0.1',
    allowedOrigins: read('ALLOWED_ORIGINS', origins) ?? [],
  };
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
