import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { requestAnchor } from '#features/customization/request/request-anchor.ts';
import { emptyRequest, requestName } from '#features/customization/request/request-values.ts';
import { readDraft } from '#platform/forms/form-draft.ts';
import { useEnquiries } from '#shell/enquiries/enquiry-status.ts';

/**
 * The request form opens by a press, by an address that names it, where something has been written in it before, and where
 * a request pressed on this page still has news.
 */
export function useRequestOpen() {
  const { hash, pathname } = useLocation();
  const [isPressed, setPressed] = useState(false);
  const [hasDraft] = useState(() => readDraft(requestName, emptyRequest) !== undefined);
  const hasNews = useEnquiries().some(
    ({ enquiry: { name, href } }) => name === requestName && href.split('?')[0] === pathname,
  );
  return {
    isRequesting: hash === requestAnchor || isPressed || hasDraft || hasNews,
    startRequest: () => setPressed(true),
  };
}
