import { previewPath } from '#contract/desk/preview-path.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';

/**
 * A finished page as the desk shows it: no script runs, links lead to other previews, and a line at the top says what it is.
 *
 * @param html as the server renders it for visitors
 * @param notice what the line says, as text
 */
export function previewHtml(html: string, notice: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:expect|modulepreload|manifest)"[^>]*>/g, '')
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/g, `$1${previewPath}/`)
    .replace('<head>', `<head><meta name="robots" content="noindex"><style>${lineStyle}</style>`)
    .replace(/<body[^>]*>/, (body) => `${body}<p class="preview-line" role="status">${escapeHtml(notice)}</p>`);
}

/** Above the page and never over it. */
const lineStyle =
  '.preview-line{margin:0;padding:.625rem 1rem;background:#1f2a24;color:#fff;font:600 1rem/1.5 system-ui,sans-serif;text-align:center}';
