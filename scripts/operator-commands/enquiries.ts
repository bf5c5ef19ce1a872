import { runEnquiriesCommand } from '#server/operator-commands/run-enquiries-command.ts';

/* `npm run enquiries -- …`: the operator's staff read, export, erase and resend what the website received. */

// As the server does: no other user of the machine reads what is made here.
process.umask(0o077);
process.exitCode = await runEnquiriesCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
