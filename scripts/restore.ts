import { runBackup } from '#server/backup/run-backup.ts';

/* `npm run restore`: docs/operations.md, "Backups". */

process.exitCode = await runBackup('restore', process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
