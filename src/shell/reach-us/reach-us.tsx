import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { isCutInMail, mailHref, operator, whatsAppHref } from '#platform/operator.ts';
import { MailAddress } from '#ui/text.tsx';

const link = 'inline-flex min-h-11 max-w-full items-center gap-2 font-semibold underline underline-offset-4';

/** The ways to a person that need no form. `message` is what a chat or a mail starts with. */
export function ReachUs({ message }: { message?: string | undefined }) {
  const isCut = message !== undefined && isCutInMail(message);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    if (isCut)
      navigator.clipboard?.writeText(message).then(
        () => setCopied(true),
        () => {},
      );
  };
  return (
    <>
      <ul aria-label="Other ways to reach us" className="flex flex-wrap gap-x-6">
        <li>
          <a href={operator.phoneHref} className={link}>
            <Phone aria-hidden="true" size={17} />
            {operator.phone}
          </a>
        </li>
        <li className="min-w-0">
          <a href={mailHref(message)} onClick={copy} className={link}>
            <Mail aria-hidden="true" size={17} className="shrink-0" />
            <span className="min-w-0 break-words">
              <MailAddress address={operator.email} />
            </span>
          </a>
        </li>
        <li>
          <a href={whatsAppHref(message)} className={link}>
            <MessageCircle aria-hidden="true" size={17} />
            WhatsApp
          </a>
        </li>
      </ul>
      {isCut && (
        <p role="status" className="text-label text-muted">
          {isCopied
            ? 'All you have written is copied: paste it into the mail, which holds its beginning.'
            : 'A mail takes only the beginning of what you have written; all of it is copied when you open one.'}
        </p>
      )}
    </>
  );
}
