import { useSearch } from '@tanstack/react-router';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { OfficeHours } from '#features/contact/office-hours.tsx';
import { useContactSubject } from '#features/contact/use-contact-subject.ts';
import { peopleQuery } from '#features/people/people.queries.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { operator, whatsAppHref } from '#platform/operator.ts';
import { terms } from '#platform/words/terms-words.ts';
import { PagePart, withInstead } from '#shell/error-boundary/page-part.tsx';
import { WithQuestions } from '#shell/navigation/site-links.tsx';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PersonCard } from '#ui/people/person.tsx';
import { OfficeAddress } from '#ui/proof.tsx';
import { MailAddress, TextLink } from '#ui/text.tsx';

export function ContactPage() {
  const search = useSearch({ from: '/contact' });
  const subject = useContactSubject(search);

  return (
    <>
      <PageIntro
        title="Contact us"
        lead="A safari is booked by talking to us. Ask about a month, a price or a route: the answer costs nothing and comes from the desk that would plan your trip."
      />
      <div className="page-width grid gap-20 pb-24 sm:gap-28">
        <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <section aria-labelledby="write">
            <h2 id="write" className="mb-6 text-title-2 leading-tight">
              Write to us
            </h2>
            <PagePart name="contact-form" fallback={withInstead(<ReachUs message={subject?.words} />)}>
              <ContactForm subject={subject} topic={search.topic} />
            </PagePart>
          </section>
          <div className="grid gap-10">
            <ContactPlanner />
            <section aria-label="Ways to reach us">
              <PagePart name="contact-channels">
                <ContactChannels subject={subject?.words} />
              </PagePart>
            </section>
            <PagePart name="office-hours">
              <OfficeHours />
            </PagePart>
          </div>
        </div>
        <WhatHappensNext />
        <WhatHelpsUs />
      </div>
    </>
  );
}

const steps = [
  {
    title: 'We reply',
    text: `Within ${terms.answer}, from the planning desk. If we need to know more we ask, in one message and not in ten.`,
  },
  {
    title: 'You get a draft',
    text: 'A route with hours on the road for a usual and a bad day, named camps, and a price in lines that add up.',
  },
  {
    title: 'You change it, then decide',
    text: `We redraw it until it fits. A deposit of ${terms.deposit} holds rooms, vehicle and seats, and we confirm in writing.`,
  },
  {
    title: 'You pay the rest',
    text: `The balance is due ${terms.balance} before the first day. This website never asks for a card number.`,
  },
];

function WhatHappensNext() {
  return (
    <PageSection title="What happens next">
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-accent border-t-2 pt-4">
            <p aria-hidden="true" className="figures font-display text-accent text-xl">
              {index + 1}
            </p>
            <h3 className="mt-1 text-title-3 leading-tight">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

const helpful = [
  'The month, or the dates if they are fixed, and how far they can move.',
  'How many adults and children, with the ages of the children on the first day.',
  'The number of days on the ground, without the flights to Africa.',
  'A budget for each person, as a range. It saves drafts that nobody wants.',
  'One thing you would be sorry to miss, and one you would rather avoid.',
  'Diet, walking, access or medical needs that decide which camps and vehicles suit.',
  'Where you fly in and out, if you know it.',
];

function WhatHelpsUs() {
  return (
    <PageSection
      title="What helps us answer quickly"
      lead="None of it is needed to write. Each line you can give saves a message."
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <CheckList items={helpful} mark="yes" />
        <div className="border-sun border-l-4 pl-5 lg:self-start">
          <p className="text-muted">
            Please leave out passport numbers, card numbers and medical records. If a booking needs them, we say so
            later, and why.
          </p>
          <WithQuestions>
            <p className="mt-3 text-muted">Perhaps the answer is there already:</p>
            <TextLink to="/faq">Questions and answers</TextLink>
          </WithQuestions>
        </div>
      </div>
    </PageSection>
  );
}

/** The ways to reach a person; the written ones already say what it is about. */
function ContactChannels({ subject }: { subject: string | undefined }) {
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

/** Who answers, and where to knock; nothing where the content says nothing, or it could not be had: one can write all the same. */
function ContactPlanner() {
  const { data } = useListQuery(peopleQuery());
  const planner = data?.planners[0];
  const offices = data?.proof?.offices ?? [];
  return (
    <>
      {planner && (
        <section aria-labelledby="planner">
          <h2 id="planner" className="mb-6 text-title-2 leading-tight">
            Who answers
          </h2>
          <PersonCard person={planner} />
        </section>
      )}
      {offices.length > 0 && (
        <section aria-label="Our offices" className="grid gap-6">
          {offices.map((office) => (
            <OfficeAddress key={office.street} office={office} />
          ))}
        </section>
      )}
    </>
  );
}
