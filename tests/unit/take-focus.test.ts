import { beforeEach, expect, test } from 'vitest';
import { holdTyped, takeFocus } from '#ui/take-focus.ts';

const never = new Promise<never>(() => {});
const field = () => document.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<button>Join</button><form><input value="Dear " /></form>';
});

/** Whether the page does with a key what it always does. */
const press = (key: string) =>
  document
    .querySelector('button')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('what is typed before a field is there presses nothing, and stands in the field that takes the focus (B-715)', () => {
  holdTyped(never);
  expect(['a', ' ', '/', 'Enter', 'b'].map(press)).toEqual([false, false, false, false, false]);
  expect(press('ArrowDown')).toBe(true);
  field().setSelectionRange(5, 5);
  takeFocus(document.querySelector('form'));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Dear a /b');
  expect(press('c')).toBe(true);
});

test('whoever moves on before the field is there, or hears that it does not come, types as ever', async () => {
  const ways = [
    () => press('Tab'),
    () => press('Escape'),
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    () => holdTyped(Promise.reject(new Error('No network.'))),
  ];
  for (const moveOn of ways) {
    holdTyped(never);
    expect(press('a')).toBe(false);
    moveOn();
    await Promise.resolve();
    expect(press('a'), String(moveOn)).toBe(true);
  }
  takeFocus(field());
  expect(field().value).toBe('Dear ');
});
