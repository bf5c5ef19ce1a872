/** The store did not open or did not answer; `cause` is the engine's own error. Answered as 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** What the visitor is told. */
  readonly publicMessage: string;

  constructor(
    cause: unknown,
    {
      publicMessage = 'This cannot be looked up at the moment. Please try again in a minute.',
    }: { publicMessage?: string } = {},
  ) {
    super(`The store does not answer: ${reasonOf(cause)}`, { cause });
    this.publicMessage = publicMessage;
  }
}

/** For the `catch` of a write: where the store does not answer, the visitor is told this. */
export function notSaved(publicMessage: string) {
  return (error: unknown): never => {
    throw error instanceof StoreUnavailable ? new StoreUnavailable(error.cause, { publicMessage }) : error;
  };
}

/** A refused connection is an AggregateError with an empty message; its code says what happened. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return cause.message === '' ? code : cause.message;
}
