import { runBackup } from '#server/backup/run-backup.ts';

/* `npm run backup`: docs/operations.md, "Backups". */

process.exitCode = await runBackup('backup', process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
