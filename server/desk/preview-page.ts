import type { ContentProblem } from '#contract/desk/content.ts';
import { draftChanges } from '#server/content/editing/draft-changes.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import type { FileChanges } from '#server/content/files/content-files.ts';
import type { ContentPreview, PreviewedPage } from '#server/content/live/content-preview.ts';
import { describeProblem } from '#server/content-error.ts';
import { previewHtml } from '#server/desk/preview-html.ts';
import { inlineHashes } from '#server/http/security/inline-hashes.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';

interface PreviewPageOptions extends Pick<EditingBacking, 'store' | 'folder'> {
  preview: ContentPreview;
  /** The desk's. */
  url: string;
}

/** Answers an address of the visitors' site with its page as all drafts together would make it. */
export function createPreviewPage(options: PreviewPageOptions): (address: string) => Promise<Response> {
  const { preview, url } = options;

  return async (address) => {
    const drafts = await draftChanges(options);
    const { page, without } = await sound(address, drafts);
    if ('problems' in page) {
      return answer(wordsPage('This cannot be shown yet', page.problems.map(describeProblem)), 200);
    }
    if ('isMissing' in page) return answer(wordsPage('There is no page at this address', []), 404);
    return answer(previewHtml(page.html, lineOf(drafts.size - without.length, without)), 200);
  };

  /** A colleague's draft that has problems keeps nobody from looking at another: it is left out. */
  async function sound(address: string, drafts: FileChanges): Promise<{ page: PreviewedPage; without: string[] }> {
    const page = await preview.page(address, drafts).catch(notRendered);
    if (!('problems' in page)) return { page, without: [] };
    const wrong = new Set(page.problems.map(({ file }) => file));
    const without = [...drafts.keys()].filter((path) => wrong.has(path));
    if (without.length === 0) return { page, without };
    const rest = new Map([...drafts].filter(([path]) => !wrong.has(path)));
    const again = await preview.page(address, rest).catch(notRendered);
    return 'problems' in again ? { page, without: [] } : { page: again, without };
  }

  function answer(html: string, status: number): Response {
    const inline = { scripts: [], styles: inlineHashes(html).styles };
    return new Response(html, {
      status,
      headers: {
        ...securityHeaders({ siteUrl: url, thirdParties: [], trustedTypes: true, inline }, 'page'),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    });
  }
}

/** An address without a page cannot be rendered, and nor can one with a hole. */
function notRendered(error: unknown): PreviewedPage {
  const reason = error instanceof Error ? error.message : String(error);
  if (/is answered with 404/.test(reason)) return { isMissing: true };
  const problem: ContentProblem = { file: 'the page', field: '', reason: `could not be rendered: ${reason}` };
  return { problems: [problem] };
}

function lineOf(drafts: number, without: readonly string[]): string {
  const many = drafts === 1 ? 'one draft' : `${drafts} drafts`;
  const left = without.length === 0 ? '' : ` Left out, because it has faults: ${without.join(', ')}.`;
  return drafts === 0
    ? `Preview: there is no draft, so this is the page as visitors see it.${left}`
    : `Preview with ${many}. Visitors do not see this yet, and nothing can be pressed here.${left}`;
}

function wordsPage(title: string, lines: readonly string[]): string {
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${wordsStyle}</style></head><body><main><h1>${title}</h1><ul>${list}</ul></main></body></html>`;
}

const wordsStyle =
  ':root{color-scheme:light dark}body{margin:0;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}li{margin:.5rem 0;overflow-wrap:anywhere}';
