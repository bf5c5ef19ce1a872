/** The least version of a package that is safe to use, and what was wrong below it. */
export interface AdvisoryFloor {
  least: string;
  because: string;
}

/**
 * Reviewed on 2026-11-20. Raise a floor when an advisory is published; a package that is not installed may be
 * listed.
 */
export const advisoryFloors: Readonly<Record<string, AdvisoryFloor>> = {
  hono: {
    least: '4.13.5',
    because: 'body limit passed by chunked bodies (CVE-2026-44456), CSRF check without content type',
  },
  '@hono/node-server': {
    least: '1.19.15',
    because: 'files outside the root by encoded backslashes (GHSA-frvp-7c67-39w9)',
  },
  nodemailer: { least: '9.1.1', because: 'line breaks in List headers and in the EHLO name (GHSA-vvjj-xcjg-gr5g)' },
  'better-auth': {
    least: '1.6.23',
    because: 'accounts taken over through ones registered before them, at link and code (GHSA-qq9h-g4jm-xgf3)',
  },
  dompurify: { least: '3.4.0', because: 'four ways past the sanitiser (CVE-2026-41238 and others)' },
  '@tanstack/react-router': { least: '1.145.6', because: 'redirects to addresses of other sites' },
  'altcha-lib': { least: '1.4.1', because: 'parameters spliced into a challenge, which made tokens reusable' },
};
