import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CircleCheck, CloudOff, TriangleAlert, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { EnquiryName } from '#platform/enquiries/enquiry.ts';
import { dismissEnquiry } from '#platform/enquiries/send-enquiry.ts';
import { useAttendedEnquiries } from '#shell/enquiries/attended-enquiries.ts';
import { enquiryFailure } from '#shell/enquiries/enquiry-failure.ts';
import { type EnquiryStatus, useEnquiries } from '#shell/enquiries/enquiry-status.ts';
import { TokenMaker } from '#shell/enquiries/token-maker.tsx';
import { IconButton } from '#ui/button.tsx';

const nouns: Record<EnquiryName, string> = { contact: 'message', 'custom-safari': 'trip request' };

const icons = { sending: CloudOff, kept: CloudOff, sent: CircleCheck, refused: TriangleAlert };

/**
 * Tells on any page what has become of enquiries that were kept on the device, until the visitor puts the news away. What a
 * form on the page is showing already is left to the form.
 */
export function KeptEnquiries() {
  const attended = useAttendedEnquiries();
  const told = useEnquiries().filter(({ enquiry }) => enquiry.keptAt !== undefined && !attended.includes(enquiry.id));
  return (
    <div
      role="status"
      className="pointer-events-none floats-low fixed inset-x-4 z-30 ml-auto grid max-w-md gap-3 print:hidden"
    >
      {told.map((status) => (
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
  function lookAtIt(event: MouseEvent) {
    event.preventDefault();
    void router.navigate({ href: enquiry.href });
  }

  const Icon = icons[state];
  return (
    <div className="raised-shadow pointer-events-auto flex items-start gap-3 rounded-card bg-surface py-3.5 pr-2 pl-4 text-[0.96875rem] leading-snug">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-2.5 shrink-0" />
      <div className="grow py-2">
        <p>{newsOf(status)}</p>
        {state === 'sent' ? (
          <p className="figures mt-1 select-all font-display font-semibold text-2xl tracking-[0.06em]">
            {status.answer.reference}
          </p>
        ) : (
          <a
            href={enquiry.href}
            onClick={lookAtIt}
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
