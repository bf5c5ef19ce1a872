import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { splitAtAddresses } from '#contract/words/web-addresses.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function Anchor({ className = '', ...anchor }: AnchorProps) {
  return (
    <a
      className={`inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline ${className}`}
      {...anchor}
    />
  );
}

/** A link that stands alone, such as "All tours". */
export const TextLink = createLink(Anchor);

/** A text somebody has written, in which addresses of the web are links. */
export function LinkedText({ text }: { text: string }) {
  return splitAtAddresses(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a part's place in the text is its identity
        key={index}
        href={part}
        className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {part}
      </a>
    ),
  );
}

/** A mail address, which breaks behind its @ where it must. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </>
  );
}

/** Whether a press on a link opens it in a new tab or window, which is the browser's business. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** Running text; the first paragraph may lead in a larger serif. */
export function Paragraphs({ texts, hasLead = false }: { texts: readonly string[]; hasLead?: boolean }) {
  return (
    <div className="grid max-w-[46rem] gap-4">
      {texts.map((text, index) => (
        <p
          key={text.slice(0, 40)}
          className={hasLead && index === 0 ? 'font-display font-medium text-lead leading-snug' : ''}
        >
          {text}
        </p>
      ))}
    </div>
  );
}

/** Between facts that stand apart on the screen and follow each other in speech. */
export function Pause() {
  return <span className="sr-only">, </span>;
}
