import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts, worthCompressing } from '#server/http/accepted-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body as it travels. */
export interface EncodedBody {
  body: Bytes;
  encoding?: 'br' | 'gzip';
}

export interface CachedResponse {
  etag: string;
  /** In the best encoding this `Accept-Encoding` allows; encoded when it is first asked for. */
  encodedFor(accepted: string | undefined): Promise<EncodedBody>;
}

export interface ResponseCache {
  /** The answer cached under the key, or the one `make` gives, which is cached from then on. Rejects as `make` does. */
  getOrCreate(key: string, make: () => Promise<string>): Promise<CachedResponse>;
}

/** A query can be anything: what was not asked for longest goes first. */
const mostEntries = 200;

/**
 * Answers that follow from the records alone, made and compressed once instead of for every visitor.
 *
 * @param version of the records; what was made of another one is dropped
 */
export function createResponseCache(version: () => string): ResponseCache {
  const entries = new Map<string, Promise<CachedResponse>>();
  let cachedVersion: string | undefined;

  function addEntry(key: string, make: () => Promise<string>): Promise<CachedResponse> {
    const answer = make().then(cachedResponse);
    answer.catch(() => {
      if (entries.get(key) === answer) entries.delete(key);
    });
    return answer;
  }

  return {
    getOrCreate(key, make) {
      const current = version();
      if (current !== cachedVersion) entries.clear();
      cachedVersion = current;
      const answer = entries.get(key) ?? addEntry(key, make);
      // The last one asked for stands at the end.
      entries.delete(key);
      entries.set(key, answer);
      const [oldest] = entries.keys();
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
      return answer;
    },
  };
}

function cachedResponse(json: string): CachedResponse {
  const plain: Bytes = new Uint8Array(Buffer.from(json));
  const encoded = new Map<'br' | 'gzip', Promise<EncodedBody>>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    async encodedFor(accepted) {
      const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
      if (encoding === undefined || plain.byteLength < worthCompressing) return { body: plain };
      const made = encoded.get(encoding) ?? compress(plain, encoding);
      encoded.set(encoding, made);
      return made;
    },
  };
}

/** In another thread. Brotli's highest qualities cost a hundred times as much for a tenth less. */
async function compress(plain: Bytes, encoding: 'br' | 'gzip'): Promise<EncodedBody> {
  const bytes =
    encoding === 'gzip'
      ? await promisify(gzip)(plain, { level: 9 })
      : await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { body: new Uint8Array(bytes), encoding };
}
