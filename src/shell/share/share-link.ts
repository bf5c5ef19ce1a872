import { createElement } from 'react';
import { openModal } from '#shell/modals/modal-stack.ts';

/** What is sent to somebody. */
export interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/** A stand-in, until the dialog that sends links is here. */
export function shareLink({ title, url }: SharedLink): void {
  const field = createElement('input', { readOnly: true, 'aria-label': 'The link', value: url });
  openModal({ id: 'share', label: 'Send a link', load: async () => createElement('div', null, title, field) });
}
