import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EnquiryName } from '#platform/enquiries/enquiry.ts';
import { dismissEnquiry } from '#platform/enquiries/send-enquiry.ts';
import { useAttendEnquiry } from '#shell/enquiries/attended-enquiries.ts';
import { type EnquiryStatus, useEnquiries } from '#shell/enquiries/enquiry-status.ts';

/**
 * The enquiry a form tells about: the one it submitted, or one of its kind that still waits from an earlier visit. One that
 * was sent is put away with the form.
 */
export function useShownEnquiry(name: EnquiryName) {
  const queryClient = useQueryClient();
  const [submitted, setSubmitted] = useState<string>();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const own = useEnquiries().filter(({ enquiry }) => enquiry.name === name && !hidden.includes(enquiry.id));
  const shown = own.find(({ enquiry }) => enquiry.id === submitted) ?? own.at(-1);
  useAttendEnquiry(shown?.enquiry.id);

  const sentId = shown?.state === 'sent' ? shown.enquiry.id : undefined;
  const lastSent = useRef(sentId);
  useEffect(() => {
    lastSent.current = sentId;
  }, [sentId]);
  useEffect(() => {
    const putAway = () => lastSent.current && dismissEnquiry(queryClient, lastSent.current);
    return () => void putAway();
  }, [queryClient]);

  function hide({ state, enquiry }: EnquiryStatus): void {
    if (state === 'sent') void dismissEnquiry(queryClient, enquiry.id);
    else setHidden([...hidden, enquiry.id]);
  }

  return { shown, isOwnSubmission: shown !== undefined && shown.enquiry.id === submitted, show: setSubmitted, hide };
}
