/** Somebody at the desk of a demonstration, as the desk's pages call it. */
export interface DeskCaller {
  call(path: string, body?: unknown, version?: number): Promise<Record<string, never>>;
  /** Sends a file as the request's body. */
  send(path: string, file: Uint8Array<ArrayBuffer>): Promise<Record<string, never>>;
}

/** @param said what the server has printed, which signs in once */
export async function signInAtTheDesk(url: string, said: () => string): Promise<DeskCaller> {
  const [, token] = /#token=(\S+)/.exec(said()) ?? [];
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

  async function answerOf(answer: Response): Promise<Record<string, never>> {
    const body = (await answer.json()) as Record<string, never>;
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
