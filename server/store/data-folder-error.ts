import { EnvError } from '#server/settings/read-settings.ts';

const full: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'];
const damaged: readonly string[] = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/** Why a file of the data folder could not be opened or written, in one line that says what to do about it. */
export function dataFolderError(dataDir: string, file: string, error: unknown): EnvError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Some disks fail where others say that they are full.
  if (full.includes(code) || code.startsWith('SQLITE_IOERR')) {
    return new EnvError(`DATA_DIR: the disk of ${dataDir} is full or fails (${code}); make room and start again`);
  }
  if (damaged.includes(code)) {
    return new EnvError(
      `DATA_DIR: ${file} is damaged; make sure that no server runs on this folder, remove the file and start again`,
    );
  }
  const reason = code === '' ? `${file} cannot be opened` : code;
  return new EnvError(
    `DATA_DIR: ${dataDir} cannot be written (${reason}); let this user write there, or choose another folder`,
  );
}
