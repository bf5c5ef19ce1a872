/** A backup was not made or not restored; the message says in one line why, and nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}
