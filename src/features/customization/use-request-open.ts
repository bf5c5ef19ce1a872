import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { requestAnchor } from '#features/customization/request-anchor.ts';
import { emptyRequest, requestName } from '#features/customization/request-values.ts';
import { readDraft } from '#platform/forms/form-draft.ts';

/** The request form opens by a press, by an address that names it, and where something has been written in it before. */
export function useRequestOpen() {
  const isNamed = useLocation({ select: ({ hash }) => hash === requestAnchor });
  const [isPressed, setPressed] = useState(false);
  const [hasDraft] = useState(() => readDraft(requestName, emptyRequest) !== undefined);
  return { isRequesting: isNamed || isPressed || hasDraft, startRequest: () => setPressed(true) };
}
