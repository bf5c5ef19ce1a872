import type { ContentRecord } from '../../contract/desk/content.ts';

/** Somebody at the desk, as the desk's pages call it. */
export interface DeskCaller {
  call<Answer>(path: string, body?: unknown, version?: number): Promise<Answer>;
  /** Sends a file as the request's body. */
  send<Answer>(path: string, file: Uint8Array<ArrayBuffer>): Promise<Answer>;
}

/** @param token of a link, which signs in once */
export async function signInAtTheDesk(url: string, token: string): Promise<DeskCaller> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/sign-in/link`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

  async function answerOf<Answer>(answer: Response): Promise<Answer> {
    const body = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`The desk answers ${answer.status}: ${JSON.stringify(body).slice(0, 300)}`);
    return body;
  }

  return {
    call: async (path, body, version) =>
      answerOf(
        await fetch(`${url}/api${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { cookie, ...json, ...(version !== undefined && { 'if-match': `"${version}"` }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    send: async (path, file) =>
      answerOf(await fetch(`${url}/api${path}`, { method: 'POST', headers: { cookie }, body: new Blob([file]) })),
  };
}

/** Drafts a change of a record, such as `tours/mara-classic`, on top of a draft that is there, and gives what makes it live. */
export async function draftChange(
  desk: DeskCaller,
  record: string,
  change: (fields: Record<string, unknown>) => void,
): Promise<() => Promise<void>> {
  const [kind, name] = record.split('/');
  const path = `/content/${kind}/records/${name}`;
  const { draft, live } = await desk.call<ContentRecord>(path);
  const fields = structuredClone(draft?.fields ?? live?.fields) as Record<string, unknown>;
  change(fields);
  const body = { fields, text: null, basedOn: draft?.basedOn ?? live?.hash ?? '' };
  const drafted = await desk.call<ContentRecord>(`${path}/draft`, body, draft?.version ?? 0);
  return async () => {
    const drafts = [{ kind, name, version: drafted.draft?.version }];
    const published = await desk.call<{ isPublished: boolean }>('/content/publish', { drafts });
    if (!published.isPublished) throw new Error(JSON.stringify(published).slice(0, 500));
  };
}
