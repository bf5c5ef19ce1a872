import { notify } from '#platform/notices/notify.ts';

/** Puts a text where it can be pasted from, and says whether that could be done. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: 'success', title: 'Copied', duration: 2000 });
  } catch {
    notify({ type: 'error', title: 'It could not be copied', message: 'Mark the text and copy it by hand.' });
  }
}
