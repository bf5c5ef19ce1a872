import { Check, Copy, Mail, MessageCircle, QrCode, Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { subjectOf } from '#platform/analytics/page-events.ts';
import { DialogHead } from '#shell/modals/dialog-head.tsx';
import { shareModalId } from '#shell/modals/modal-ids.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { fieldClass } from '#ui/fields/field-frame.tsx';

/** What is sent to somebody. */
export interface SharedLink {
  /** What it is, in a few words: read above the link, and a mail's subject. */
  title: string;
  /** What stands before the link in a message. */
  text: string;
  /** The whole address. What it carries in its fragment no server is told. */
  url: string;
  /** What goes along with it, and who can see it; that whoever has the link can open it when left out. */
  carries?: string;
}

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

/** A longer link makes squares too small for a phone to tell apart on a screen. */
const mostCharacters = 900;

/** The link as a QR code, drawn when it is asked for. The button stays where the focus is, and puts it away again. */
function LinkQrCode({ url }: { url: string }) {
  const [src, setSrc] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function turn() {
    if (src !== undefined) {
      setSrc(undefined);
      return;
    }
    if (url.length > mostCharacters) {
      setProblem(
        'This link carries too much for a QR code: its squares would be too fine to read. Copy the link instead.',
      );
      return;
    }
    try {
      const { qrCodeSrc } = await import('#parts/share/qr-code.ts');
      setProblem(undefined);
      setSrc(qrCodeSrc(url));
    } catch {
      setProblem('The QR code could not be drawn just now. The link can be copied.');
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" aria-expanded={src !== undefined} onClick={() => void turn()}>
        <QrCode aria-hidden="true" size={18} strokeWidth={1.75} />
        {src === undefined ? 'Show QR code' : 'Hide QR code'}
      </Button>
      <div className={src === undefined && problem === undefined ? 'hidden' : 'basis-full'}>
        {src && (
          <img
            src={src}
            alt="QR code of this link"
            width={336}
            height={336}
            className="mb-2 aspect-square h-auto w-full max-w-84 rounded-card bg-white"
          />
        )}
        <p role="status" className="text-label">
          {problem ?? (src && 'Hold a phone’s camera over it.')}
        </p>
      </div>
    </>
  );
}

/** WhatsApp cuts longer messages off on some phones, and a link that was cut opens nothing. */
const longestChat = 900;
/** Windows opens no address of more than some 2,000 characters. */
const longestHref = 1900;

/** A link that starts a mail with this link in it; undefined where the link is too long for one. */
function mailLinkHref({ title, text, url }: SharedLink): string | undefined {
  const withBody = (body: string) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return [withBody(`${text}\n\n${url}`), withBody(url)].find(({ length }) => length <= longestHref);
}

/** A link that opens WhatsApp to choose whom to send it to; undefined where the link is too long for a message of it. */
function chatLinkHref({ text, url }: SharedLink): string | undefined {
  return [`${text}\n${url}`, url]
    .filter(({ length }) => length <= longestChat)
    .map((message) => `https://wa.me/?text=${encodeURIComponent(message)}`)
    .find(({ length }) => length <= longestHref);
}

/** Counts that something of this page was sent, and nothing of what. Never worth a word where it cannot be counted. */
function trackShare(): void {
  import('#platform/analytics/track.ts').then(
    ({ track }) => track({ name: 'ShareContent', method: 'link', ...subjectOf(location.pathname) }),
    () => {},
  );
}
