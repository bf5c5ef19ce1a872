import { escapeHtml } from '#server/mail/escape-html.ts';
import type { Operator } from '#server/settings/operator.ts';

export interface PageContent {
  heading: string;
  message: string;
  /** Posts to the page's own address. */
  button?: string;
}

/** A page for people who come from a mail: complete without the site's own script. */
export function newsletterPage({ heading, message, button }: PageContent, { name, siteUrl }: Operator): string {
  const title = escapeHtml(`${heading} · ${name}`);
  const home = escapeHtml(`${siteUrl}/`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/newsletter/page.css">
</head>
<body>
<header><a href="${home}"><img src="/logo.svg" alt="" width="40" height="40">${escapeHtml(name)}</a></header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(message)}</p>
${button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`}
<p><a href="${home}">Back to our website</a></p>
</main>
<div class="frieze"></div>
</body>
</html>
`;
}
