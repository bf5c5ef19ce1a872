import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { ChoiceField, SelectField, TextAreaField, TextField, TickField } from '#ui/fields/form-fields.tsx';

const channels = [
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'phone', label: 'Telephone' },
];

/** What one writes into, in order and not. */
export function EntrySpecimens() {
  return (
    <DesignSection id="entries" title="Forms">
      <SpecimenRow>
        <Specimen name="TextField">
          <TextField id="entry-plain" label="Your name" defaultValue="Amina Otieno" />
        </Specimen>
        <Specimen name="TextField, optional, with a hint">
          <TextField id="entry-hint" label="Telephone" hint="With the country code" isOptional type="tel" />
        </Specimen>
        <Specimen name="TextField, refused">
          <TextField
            id="entry-refused"
            label="Email"
            error="Please enter a valid email address."
            defaultValue="amina@"
          />
        </Specimen>
        <Specimen name="TextField, while sending">
          <TextField id="entry-disabled" label="Email" defaultValue="amina@mail.example" disabled />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="SelectField">
          <SelectField id="entry-select" label="It is about" choices={channels} />
        </Specimen>
        <Specimen name="ChoiceField">
          <ChoiceField id="entry-choice" name="entry-choice" label="How shall we answer?" choices={channels} />
        </Specimen>
        <Specimen name="TickField; refused">
          <TickField id="entry-tick" label="I agree that my details are kept." />
          <TickField
            id="entry-tick-refused"
            label="I agree that my details are kept."
            error="Please agree, so that we may keep your details and answer."
          />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="TextAreaField">
          <TextAreaField id="entry-area" label="Your message" hint="As much as you know today." />
        </Specimen>
        <Specimen name="ErrorSummary">
          <ErrorSummary
            title="2 things need another look"
            errors={[
              { id: 'entry-refused', message: 'Please enter a valid email address.' },
              { id: 'entry-tick-refused', message: 'Please agree, so that we may keep your details and answer.' },
            ]}
          />
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}
