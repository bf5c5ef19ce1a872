import { Readable } from 'node:stream';

/** The answer of a table, `{ fileName, csv }`, that is made while it is sent: nobody waits for all of it, and it is never held whole. */
export class StreamedTable {
  readonly #fileName: string;
  readonly #pieces: AsyncIterator<string>;

  constructor(fileName: string, pieces: AsyncIterable<string>) {
    this.#fileName = fileName;
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** Its JSON. Rejects where not even the beginning can be read, while another answer can be given. */
  async json(): Promise<ReadableStream<Uint8Array>> {
    const first = await this.#pieces.next();
    return Readable.toWeb(Readable.from(this.#rest(first))) as ReadableStream<Uint8Array>;
  }

  async *#rest(first: IteratorResult<string>): AsyncGenerator<Buffer> {
    yield Buffer.from(`{"fileName":${JSON.stringify(this.#fileName)},"csv":"`);
    for (let piece = first; piece.done !== true; piece = await this.#pieces.next()) {
      yield Buffer.from(JSON.stringify(piece.value).slice(1, -1));
    }
    yield Buffer.from('"}');
  }
}
