import { useSuspenseQuery } from '@tanstack/react-query';
import { legalQuery } from '#features/legal/legal.queries.ts';
import { LegalText } from '#features/legal/legal-text.tsx';
import { CookieSettingsButton } from '#shell/consent/cookie-settings-button.tsx';
import { buttonClass } from '#ui/button-look.ts';

export function PrivacyPolicyPage() {
  const { data: document } = useSuspenseQuery(legalQuery('privacy-policy'));
  const control = {
    section: 'cookies',
    content: (
      <CookieSettingsButton className={buttonClass({ variant: 'quiet', size: 'small' })}>
        Change cookie choices
      </CookieSettingsButton>
    ),
  };
  return <LegalText document={document} control={control} />;
}
