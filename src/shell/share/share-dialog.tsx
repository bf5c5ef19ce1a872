import { Check, Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DialogHead } from '#shell/modals/dialog-head.tsx';
import { LinkQrCode } from '#shell/share/link-qr-code.tsx';
import { chatLinkHref, mailLinkHref } from '#shell/share/message-hrefs.ts';
import type { SharedLink } from '#shell/share/share-link.ts';
import { shareModalId } from '#shell/share/share-modal.ts';
import { trackShare } from '#shell/share/track-share.ts';
import { Button } from '#ui/button.tsx';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { fieldClass } from '#ui/fields/field-frame.tsx';

type Outcome = 'copied' | 'marked' | 'not shared';

const outcomeWords: Record<Outcome, string> = {
  copied: 'The link is copied. Paste it into a message.',
  marked: 'This browser did not let us copy it. The link is marked: copy it from the field.',
  'not shared': 'This device did not open its ways to share. Copy the link instead.',
};

/** The ways to send a link, the device's own first; and the link itself, to see and to copy by hand. */
export function ShareDialog(link: SharedLink) {
  const { title, text, url, carries = 'Whoever has the link can open it.' } = link;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const canShare = typeof navigator.share === 'function';
  const mail = mailLinkHref(link);
  const chat = chatLinkHref(link);

  async function share() {
    try {
      await navigator.share({ title, text, url });
      trackShare();
    } catch (error) {
      // Whoever closes the device's sheet has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('not shared');
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
      trackShare();
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome('marked');
    }
  }

  return (
    <div className="grid gap-5 p-5 sm:p-8">
      <DialogHead title="Send a link" modalId={shareModalId}>
        <p className="mt-2 break-words font-semibold">{title}</p>
      </DialogHead>
      <div>
        <label htmlFor={id} className="block w-fit font-semibold">
          The link
        </label>
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`mt-2 text-ellipsis ${fieldClass}`}
        />
        <p className="mt-2 text-label text-muted">{carries}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={() => void share()}>
            <Share2 aria-hidden="true" size={18} strokeWidth={1.75} />
            Send it with this device
          </Button>
        )}
        <Button variant={canShare ? 'quiet' : 'primary'} onClick={() => void copy()}>
          {outcome === 'copied' ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          Copy link
        </Button>
      </div>
      <p role="status" className="-mt-2 empty:hidden">
        {outcome !== undefined && outcomeWords[outcome]}
      </p>
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
        {mail && (
          <ButtonAnchor variant="quiet" size="small" href={mail} onClick={trackShare}>
            <Mail aria-hidden="true" size={18} strokeWidth={1.75} />
            By mail
          </ButtonAnchor>
        )}
        {chat && (
          <ButtonAnchor variant="quiet" size="small" href={chat}>
            <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} />
            On WhatsApp
          </ButtonAnchor>
        )}
        <LinkQrCode url={url} />
      </div>
      {chat === undefined && (
        <p className="-mt-2 text-label text-muted">
          It is too long to be handed to WhatsApp from here: copy it and paste it there.
        </p>
      )}
    </div>
  );
}
