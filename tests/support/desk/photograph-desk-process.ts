import { openPhotographDesk } from '#tests/support/desk/photograph-desk.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';

/*
 * A process of its own: the desk over a new folder of content among the temporary files. Says where it is, and what a caller has to
 * send along to be somebody of the staff.
 */

const { url, cookie, followed } = await openPhotographDesk({ store: await openMemoryStore() });
process.stdout.write(`${JSON.stringify({ url, cookie, folder: followed.folder })}\n`);
