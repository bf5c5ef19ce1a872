type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const replayed = new WeakSet<Field>();

/**
 * To be called when React has hydrated the fields of the page that match. React takes no notice of what was filled in before, also by
 * the browser after a reload: this fills it in once more, as a visitor would.
 */
export function replayTypedFields(matching: string): void {
  for (const field of document.querySelectorAll<Field>(`:is(input, textarea, select)${matching}`)) {
    if (replayed.has(field)) continue;
    replayed.add(field);
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
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  // React hydrates what is around the field when an event comes from there.
  dispatch('input');
  if (isBox(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  // Past React, which would take it for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  dispatch('input');
  dispatch('change');
}
