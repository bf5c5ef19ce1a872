import { runEraseCommand } from '#server/operator-commands/run-erase-command.ts';

/* `npm run enquiries -- erase …`: docs/operations.md, "Erasing". */

// As the server does: no other user of the machine reads what is made here.
process.umask(0o077);
process.exitCode = await runEraseCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
