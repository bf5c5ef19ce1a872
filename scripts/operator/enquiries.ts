import { runDesk } from '#server/desk/run-desk.ts';

/* `npm run enquiries -- …`: the operator's staff read, export, erase and resend what the website received. */

// As the server does: no other user of the machine reads what is made here.
process.umask(0o077);
process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
