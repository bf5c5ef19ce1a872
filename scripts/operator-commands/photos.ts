import { runPhotosCommand } from '#server/operator-commands/run-photos-command.ts';

/* `npm run photos`: docs/operations.md, "Photographs". */

process.exitCode = await runPhotosCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stdout.isTTY,
});
