import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { currentEnquiryConsent, enquiryConsentWordings } from '#contract/forms/consent.ts';
import { TickField } from '#ui/fields/form-fields.tsx';

const linked = 'privacy policy';
const [before = '', after = ''] = enquiryConsentWordings[currentEnquiryConsent].split(linked);

/** What a form's `consent` is sent with: the version of the wording the visitor saw. */
export const consentVersion = currentEnquiryConsent;

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
