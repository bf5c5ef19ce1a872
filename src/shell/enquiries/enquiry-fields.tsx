import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { currentEnquiryConsent, enquiryConsentWordings } from '#contract/forms/consent.ts';
import { channelNames } from '#contract/words/trip-words.ts';
import { operator } from '#platform/operator.ts';
import { ChoiceField, TextField, TickField } from '#ui/fields/form-fields.tsx';

const channels = Object.entries(channelNames).map(([value, label]) => ({ value, label }));

type TextFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The operator's own, where their number is written with it: `+254 700 …`. */
const [ownCode] = /^\+\d{1,3}(?= )/.exec(operator.phone) ?? [];

interface ContactDetailsFieldsProps {
  name: TextFieldProps;
  email: TextFieldProps;
  preferredContact: Omit<ComponentProps<typeof ChoiceField>, 'label' | 'choices'>;
  phone: TextFieldProps;
  /** A number is needed only where the answer is to come by it. */
  isPhoneOptional: boolean;
}

/** Who asks, and how to answer them: cells of a grid of two columns. */
export function ContactDetailsFields({
  name,
  email,
  preferredContact,
  phone,
  isPhoneOptional,
}: ContactDetailsFieldsProps) {
  return (
    <>
      <TextField label="Your name" autoComplete="name" enterKeyHint="next" {...name} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" enterKeyHint="next" {...email} />
      <div className="sm:col-span-2">
        <ChoiceField label="How shall we answer?" choices={channels} {...preferredContact} />
      </div>
      <TextField
        label="Telephone"
        hint={`With the country code: ${['+44', '+1', ownCode].filter(Boolean).join(', ')} …`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        isOptional={isPhoneOptional}
        {...phone}
      />
    </>
  );
}

const linked = 'privacy policy';
const [before = '', after = ''] = enquiryConsentWordings[currentEnquiryConsent].split(linked);

/** Agreement to keep and use what is sent, in the wording the contract names by version. */
export function ConsentField(props: Omit<ComponentProps<typeof TickField>, 'label'>) {
  return (
    <TickField
      {...props}
      label={
        <>
          {before}
          <Link to="/privacy-policy" target="_blank" className="underline underline-offset-4">
            {linked}
          </Link>
          {after}
        </>
      }
    />
  );
}
