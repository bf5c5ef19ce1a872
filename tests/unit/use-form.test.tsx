import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#platform/api/app-error.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { writeInto } from '#tests/support/site/write-into.ts';
import { TextField } from '#ui/fields/form-fields.tsx';

const user = userEvent.setup();
const note = () => screen.getByRole('textbox', { name: 'Note' });
const tags = () => screen.getByRole('textbox', { name: 'Tags' });
const press = () => user.click(screen.getByRole('button', { name: 'Save' }));

/** What was sent, and the way to answer it. */
interface Sent {
  body: { note: string; tags: string };
  arrive(): void;
  fail(error: Error): void;
}

let sent: Sent[] = [];
const send = (body: Sent['body']) =>
  new Promise<void>((resolve, reject) => sent.push({ body, arrive: resolve, fail: reject }));

const schema = z.object({ note: z.string().check(z.minLength(3)), tags: z.string() });

function NoteForm({ stored }: { stored: string }) {
  const { field, submit } = useForm({
    name: 'a-note',
    untouched: { note: '', tags: stored },
    schema,
    words: { note: 'Please write a note.' },
  });
  return (
    <form noValidate onSubmit={submit(send)}>
      <TextField label="Note" {...field('note')} />
      <TextField label="Tags" {...field('tags')} />
      <button type="submit">Save</button>
    </form>
  );
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(cleanup);

test('two presses send once, and an empty form stands in the place of what was sent', async () => {
  render(<NoteForm stored="vip" />);
  await writeInto(note(), 'Rang at nine');
  await press();
  await press();
  expect(sent.map(({ body }) => body)).toEqual([{ note: 'Rang at nine', tags: 'vip' }]);
  sent[0]?.arrive();
  await waitFor(() => expect(note()).toHaveValue(''));
  expect(localStorage.getItem('draft-a-note')).toBeNull();
});

test('what is typed while it is sent stays', async () => {
  render(<NoteForm stored="vip" />);
  await writeInto(note(), 'Rang at nine');
  await press();
  await writeInto(tags(), ', urgent');
  sent[0]?.arrive();
  await waitFor(() => expect(note()).toHaveValue(''));
  expect(tags()).toHaveValue('vip, urgent');
  expect(localStorage.getItem('draft-a-note')).toContain('urgent');
});

test('what others save meanwhile stands in the fields nobody has touched, and in no other', async () => {
  const { rerender } = render(<NoteForm stored="vip" />);
  await writeInto(note(), 'Rang at nine');
  rerender(<NoteForm stored="vip, family" />);
  expect(tags()).toHaveValue('vip, family');
  expect(note()).toHaveValue('Rang at nine');
  await writeInto(tags(), ', urgent');
  rerender(<NoteForm stored="none" />);
  expect(tags()).toHaveValue('vip, family, urgent');
});

test('what was typed is there again after a reload', async () => {
  const { unmount } = render(<NoteForm stored="vip" />);
  await writeInto(note(), 'Rang at nine');
  unmount();
  render(<NoteForm stored="vip" />);
  expect(note()).toHaveValue('Rang at nine');
});

test('what is wrong is told beside its field, which has the focus, by the schema and by the server, and nothing is lost', async () => {
  render(<NoteForm stored="vip" />);
  await writeInto(note(), 'Ra');
  await press();
  expect(note()).toHaveAccessibleDescription('Please write a note.');
  expect(note()).toHaveFocus();
  expect(sent).toEqual([]);
  await writeInto(note(), 'ng at nine');
  expect(note()).toHaveAccessibleDescription('');
  await press();
  sent[0]?.fail(new AppError('VALIDATION_ERROR', 'Please check it.', { fields: { tags: ['There is no such tag.'] } }));
  await waitFor(() => expect(tags()).toHaveFocus());
  expect(tags()).toHaveAccessibleDescription('There is no such tag.');
  expect(note()).toHaveValue('Rang at nine');
});
