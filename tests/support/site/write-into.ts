import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Writes into a field at once, as a paste does: character by character takes most of a test's time. */
export async function writeInto(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await userEvent.paste(text);
}
