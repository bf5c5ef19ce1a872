import { longestNotes, type RequestValues } from '#features/customization/request/request-values.ts';
import { ConsentField } from '#shell/enquiries/consent-field.tsx';
import { ContactDetailsFields } from '#shell/enquiries/contact-details-fields.tsx';
import type { EnquiryForm } from '#shell/enquiries/use-enquiry.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

/** From here on a writer wants to know how much room is left. */
const nearTheEnd = 300;

/** Who asks, how to answer them, and what the trip's own parts cannot say. */
export function RequestFields({ form, isSending }: { form: EnquiryForm<RequestValues>; isSending: boolean }) {
  const { field } = form;
  const { contact, notes } = form.values;
  const left = longestNotes - notes.trim().length;
  return (
    <fieldset disabled={isSending} className="grid min-w-0 gap-6 sm:grid-cols-2">
      <ContactDetailsFields
        name={field('contact.name')}
        email={field('contact.email')}
        preferredContact={form.choice('contact.preferredContact')}
        phone={field('contact.phone')}
        isPhoneOptional={contact.preferredContact === 'email'}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label="Notes"
          hint="How many rooms, what you eat, what you would be sorry to miss."
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
        <ConsentField {...form.tick('consent')} />
      </div>
    </fieldset>
  );
}
