import { Mail, MessageCircle, Phone } from 'lucide-react';
import { operator, whatsAppHref } from '#platform/operator.ts';
import { MailAddress } from '#ui/mail-address.tsx';

/** The ways to reach a person; the written ones already say what it is about. */
export function ContactChannels({ subject }: { subject: string | undefined }) {
  const mailSubject = subject === undefined ? 'Enquiry from the website' : `Enquiry: ${subject}`;
  const chatText = subject === undefined ? 'Hello, I have a question.' : `Hello, I am writing about: ${subject}.`;
  const channels = [
    {
      icon: MessageCircle,
      label: 'WhatsApp',
      value: 'Start a chat',
      href: whatsAppHref(chatText),
      hint: 'Good for a quick question, a photograph of an itinerary, or when the line is poor.',
    },
    {
      icon: Mail,
      label: 'Email',
      value: <MailAddress address={operator.email} />,
      href: `${operator.emailHref}?subject=${encodeURIComponent(mailSubject)}`,
      hint: 'Best for dates, names and anything you may want to look up again.',
    },
    {
      icon: Phone,
      label: 'Telephone',
      value: operator.phone,
      href: operator.phoneHref,
      hint: 'In office hours. Please call before a first bank transfer, to read the account details back to us.',
    },
  ];

  return (
    <ul className="border-line border-t">
      {channels.map(({ icon: Icon, label, value, href, hint }) => (
        <li key={label} className="border-line border-b">
          <a href={href} className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 py-6 sm:gap-x-7 sm:py-7">
            <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="mt-1 text-accent" />
            <span>
              <span className="block font-medium text-label text-muted">{label}</span>
              <span className="figures mt-0.5 block break-words font-display font-semibold text-[min(1.3125rem,6.25vw)] leading-tight decoration-2 decoration-accent underline-offset-4 group-hover:underline">
                {value}
              </span>
              <span className="mt-2 block text-[0.96875rem] text-muted">{hint}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
