import { useEffect } from 'react';
import { AppError } from '#platform/api/app-error.ts';
import type { EnquiryName } from '#platform/enquiries/enquiry.ts';
import { tokenRequests } from '#platform/enquiries/token-requests.ts';
import { useStore } from '#platform/store.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';

/** Runs the bot check for enquiries that have waited and are about to leave; nothing at any other time. */
export function TokenMaker() {
  const asked = useStore(tokenRequests, undefined);
  return asked === undefined ? null : <TokenFor key={asked} form={asked} />;
}

function TokenFor({ form }: { form: EnquiryName }) {
  const botCheck = useBotCheck();
  const { check, token, isOffline } = botCheck;

  useEffect(() => check.touch(), [check]);
  useEffect(() => {
    if (token === undefined) return;
    tokenRequests.serve(form, token);
    check.renew();
  }, [form, token, check]);
  useEffect(() => {
    if (isOffline)
      tokenRequests.refuse(new AppError('NETWORK_ERROR', 'The security verification could not be reached.'));
  }, [isOffline]);

  return (
    <div className="hidden has-[iframe]:block">
      <BotCheckField action={form} botCheck={botCheck} />
    </div>
  );
}
