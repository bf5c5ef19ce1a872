import { fillPath } from '#contract/api/endpoint.ts';
import { errorBody } from '#contract/api/errors.ts';
import { type AddedPhotograph, addDeskPhotograph, type PhotographedKind } from '#contract/desk/content-photographs.ts';
import { parsedJson } from '#contract/parsed-json.ts';

export interface RecordAddress {
  kind: PhotographedKind;
  name: string;
}

/** Why a photograph did not come to the server, in a sentence. */
export class NotSent extends Error {
  override name = 'NotSent';
  /** Whether sending it again may help. */
  readonly mayHelp: boolean;

  constructor(message: string, mayHelp: boolean) {
    super(message);
    this.mayHelp = mayHelp;
  }
}

const cutOff = 'It did not arrive: there is no connection. What you wrote stays here.';

/**
 * Sends a file to a record's folder. A request of the older kind, which says how far it is.
 *
 * @param onProgress is called with the share that has left the browser
 * @throws NotSent; the signal's reason when it was called off
 */
export function sendPhotograph(
  record: RecordAddress,
  file: File,
  { onProgress, signal }: { onProgress(share: number): void; signal: AbortSignal },
): Promise<AddedPhotograph> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const path = fillPath(addDeskPhotograph.path, { ...record });
    request.open(addDeskPhotograph.method, `/api${path}?file=${encodeURIComponent(file.name.slice(-250))}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const answer = answerOf(request);
      if (answer instanceof NotSent) reject(answer);
      else resolve(answer);
    };
    request.onerror = () => reject(new NotSent(cutOff, true));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): AddedPhotograph | NotSent {
  const body = parsedJson(responseText);
  const added = status === addDeskPhotograph.status ? addDeskPhotograph.response.safeParse(body).data : undefined;
  if (added !== undefined) return added;
  const refusal = errorBody.safeParse(body).data;
  const isRefused = refusal?.code === 'invalid' || refusal?.code === 'payload_too_large';
  return new NotSent(refusal?.message ?? 'It did not arrive: the server did not say why.', !isRefused);
}
