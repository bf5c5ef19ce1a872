type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const heard = new WeakSet<Field>();

/**
 * To be called when React has come to the fields that match, of all in the page. What was filled in before, also by the browser after
 * a reload, it takes for no change: it is filled in once more, as a visitor would.
 */
export function hearFields(matching: string): void {
  for (const field of document.querySelectorAll<Field>(`:is(input, textarea, select)${matching}`)) {
    if (heard.has(field)) continue;
    heard.add(field);
    if (isFilled(field)) fillIn(field);
  }
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Whether there is something else in it than the page came with. */
export function isFilled(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0 && !field.selectedOptions[0]?.defaultSelected;
  return field.value !== field.defaultValue;
}

function fillIn(field: Field): void {
  const { value } = field;
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  // React hydrates what is around the field when an event comes from there.
  tell('input');
  if (isBox(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  // Past React, which would take it for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  tell('input');
  tell('change');
}
