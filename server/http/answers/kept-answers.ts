import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts, worthPacking } from '#server/http/accepted-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body as it travels. */
export interface Packed {
  body: Bytes;
  encoding?: 'br' | 'gzip';
}

export interface KeptAnswer {
  etag: string;
  /** In the best encoding this `Accept-Encoding` allows; packed when it is first asked for. */
  packedFor(accepted: string | undefined): Promise<Packed>;
}

export interface KeptAnswers {
  /** The answer that was kept under the key, or the one `make` gives, which is kept from then on. Rejects as `make` does. */
  of(key: string, make: () => Promise<string>): Promise<KeptAnswer>;
}

/** A query can be anything: what was not asked for longest goes first. */
const mostKept = 200;

/**
 * Answers that follow from the records alone, made and compressed once instead of for every visitor.
 *
 * @param version of the records; what was made of another one is dropped
 */
export function createKeptAnswers(version: () => string): KeptAnswers {
  const kept = new Map<string, Promise<KeptAnswer>>();
  let keptVersion: string | undefined;

  function makeNew(key: string, make: () => Promise<string>): Promise<KeptAnswer> {
    const answer = make().then(keptAnswer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    return answer;
  }

  return {
    of(key, make) {
      const current = version();
      if (current !== keptVersion) kept.clear();
      keptVersion = current;
      const answer = kept.get(key) ?? makeNew(key, make);
      // The last one asked for stands at the end.
      kept.delete(key);
      kept.set(key, answer);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}

function keptAnswer(json: string): KeptAnswer {
  const plain: Bytes = new Uint8Array(Buffer.from(json));
  const packed = new Map<'br' | 'gzip', Promise<Packed>>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    async packedFor(accepted) {
      const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
      if (encoding === undefined || plain.byteLength < worthPacking) return { body: plain };
      const made = packed.get(encoding) ?? pack(plain, encoding);
      packed.set(encoding, made);
      return made;
    },
  };
}

/** In another thread. Brotli's highest qualities cost a hundred times as much for a tenth less. */
async function pack(plain: Bytes, encoding: 'br' | 'gzip'): Promise<Packed> {
  const bytes =
    encoding === 'gzip'
      ? await promisify(gzip)(plain, { level: 9 })
      : await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { body: new Uint8Array(bytes), encoding };
}
