import { useWatch } from 'react-hook-form';
import { emptyRequest, longestNotes, type RequestValues } from '#features/customization/request-values.ts';
import { ConsentField } from '#shell/enquiries/consent-field.tsx';
import type { useEnquiryForm } from '#shell/enquiries/use-enquiry-form.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const channels = [
  { value: 'email', label: 'By email' },
  { value: 'whatsapp', label: 'On WhatsApp' },
  { value: 'phone', label: 'By telephone' },
];

/** From here on a writer wants to know how much room is left. */
const nearTheEnd = 300;

/** Who asks, how to answer them, and what the trip's own parts cannot say. */
export function RequestFields({ enquiry }: { enquiry: ReturnType<typeof useEnquiryForm<RequestValues>> }) {
  const { form, field, isSending } = enquiry;
  const { contact = emptyRequest.contact, notes = '' } = useWatch({ control: form.control });
  const left = longestNotes - notes.trim().length;
  return (
    <fieldset disabled={isSending} className="grid min-w-0 gap-6 sm:grid-cols-2">
      <TextField label="Your name" autoComplete="name" enterKeyHint="next" {...field('contact.name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        {...field('contact.email')}
      />
      <div className="sm:col-span-2">
        <ChoiceField label="How shall we answer?" choices={channels} {...field('contact.preferredContact')} />
      </div>
      <TextField
        label="Telephone"
        hint="With the country code: +44, +1, +254 …"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        isOptional={contact.preferredContact === 'email'}
        {...field('contact.phone')}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label="Notes"
          hint="Ages of the children, how many rooms, what you eat, what you would be sorry to miss."
          isOptional
          autoCapitalize="sentences"
          {...field('notes')}
        />
        {left < nearTheEnd && (
          <p className="figures mt-1.5 text-label text-muted">
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
        )}
      </div>
      <div className="sm:col-span-2">
        <ConsentField {...field('consent')} />
      </div>
    </fieldset>
  );
}
