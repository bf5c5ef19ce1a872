import { runBackup } from '#server/backup/run-backup.ts';

/* `npm run backup`: docs/operations.md, "Backups". */

// As the server does: no other user of the machine reads what is made here.
process.umask(0o077);
process.exitCode = await runBackup('backup', process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
