import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CircleCheck, CloudOff, TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { AppError } from '#platform/api/app-error.ts';
import type { EnquiryName } from '#platform/enquiries/enquiry.ts';
import { dismissEnquiry, tokenRequests } from '#platform/enquiries/send-enquiry.ts';
import { useStore } from '#platform/store.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import { enquiryFailure } from '#shell/enquiries/enquiry-failure.ts';
import { type EnquiryStatus, useAttendedEnquiries, useEnquiries } from '#shell/enquiries/enquiry-status.ts';
import { IconButton } from '#ui/button.tsx';

const nouns: Record<EnquiryName, string> = { contact: 'message', 'custom-safari': 'trip request' };

const icons = { sending: CloudOff, kept: CloudOff, sent: CircleCheck, refused: TriangleAlert };

/**
 * Shows on any page what has become of enquiries that were kept on the device, until the visitor closes it. What a
 * form on the page is showing already is left to the form.
 */
export function KeptEnquiries() {
  const attended = useAttendedEnquiries();
  const shown = useEnquiries().filter(({ enquiry }) => enquiry.keptAt !== undefined && !attended.includes(enquiry.id));
  return (
    <div role="status">
      {shown.map((status) => (
        <KeptEnquiry key={status.enquiry.id} status={status} />
      ))}
      <TokenMaker />
    </div>
  );
}

function KeptEnquiry({ status }: { status: EnquiryStatus }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { state, enquiry } = status;

  // Without a network only the router gets there.
  function showStored(event: MouseEvent) {
    event.preventDefault();
    void router.navigate({ href: enquiry.href });
  }

  const Icon = icons[state];
  return (
    <div className="lower-line flex items-start gap-3 leading-snug">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-2.5 shrink-0" />
      <div className="flex grow flex-wrap items-center gap-x-5 py-1">
        <p className="py-1.5">{newsOf(status)}</p>
        {state === 'sent' ? (
          <p className="figures select-all font-display font-semibold text-2xl tracking-[0.06em]">
            {status.answer.reference}
          </p>
        ) : (
          <a
            href={enquiry.href}
            onClick={showStored}
            className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
          >
            Look at it
          </a>
        )}
      </div>
      {state === 'sent' && (
        <IconButton label="Close" onClick={() => void dismissEnquiry(queryClient, enquiry.id)}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      )}
    </div>
  );
}

function newsOf(status: EnquiryStatus): string {
  const noun = nouns[status.enquiry.name];
  if (status.state === 'sent') return `Your ${noun} was sent. Your reference:`;
  if (status.state === 'refused') return `Your ${noun} could not be sent. ${enquiryFailure(status.error).message}`;
  return `Your ${noun} is kept on this device; we send it when you are online.`;
}

/** Runs the bot check for enquiries that have waited and are about to leave; nothing at any other time. */
function TokenMaker() {
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
