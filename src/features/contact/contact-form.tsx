import { Link, useRouter } from '@tanstack/react-router';
import { MessageCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import type { RoomPreference } from '#contract/choices.ts';
import { type ContactTopic, contactContext } from '#contract/forms/contact.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd, formatUsdCents, formatUsdRange } from '#contract/words/money.ts';
import { taxLabel } from '#contract/words/tax-words.ts';
import { topicNames } from '#contract/words/trip-words.ts';
import {
  asksForRoom,
  type ContactFormValues,
  contactBody,
  contactChat,
  contactWords,
  emptyContactForm,
  longestMessage,
} from '#features/contact/contact-form-values.ts';
import type { AskedSeats, ContactSubject } from '#features/contact/use-contact-subject.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { terms } from '#platform/words/terms-words.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { DraftNote } from '#shell/enquiries/draft-note.tsx';
import { ConsentField, ContactDetailsFields } from '#shell/enquiries/enquiry-fields.tsx';
import { EnquiryOutcome, EnquiryRefusal } from '#shell/enquiries/enquiry-outcome.tsx';
import { useEnquiry } from '#shell/enquiries/use-enquiry.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { ChoiceField, SelectField, TextAreaField } from '#ui/fields/form-fields.tsx';

interface ContactFormProps {
  subject: ContactSubject | undefined;
  /** What the address says it is about. */
  topic: ContactTopic | undefined;
}

/** The contact form, or what has become of what was sent with it. */
export function ContactForm({ subject, topic }: ContactFormProps) {
  const enquiry = useEnquiry<ContactFormValues>({
    name: 'contact',
    untouched: { ...emptyContactForm, topic: topic ?? emptyContactForm.topic },
    toBody: (values) => contactBody(values, subject),
    words: contactWords,
  });
  const router = useRouter();
  const { form, shown, isSending } = enquiry;
  const { values, field, choice } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link one came by is newer than the draft, and older than a choice
  useEffect(() => {
    if (topic !== undefined) form.change({ topic });
  }, [topic]);

  if (shown !== undefined && shown.state !== 'sending') {
    const { values: written, body, href } = shown.enquiry;
    const about = contactContext.safeParse(body.context).data?.name;
    const reference = shown.state === 'sent' ? shown.answer.reference : undefined;
    return (
      <EnquiryOutcome
        status={shown}
        isOwnSubmission={enquiry.isOwnSubmission}
        next={<WhatComesNext />}
        message={contactChat({ ...emptyContactForm, ...written }, about, reference)}
        anewLabel="Write another message"
        onAnew={enquiry.startAnew}
        onTakeBack={() => {
          enquiry.takeBack(shown);
          // Back to what it was about, which may not be what this page is about now.
          void router.navigate({ href, replace: true, resetScroll: false });
        }}
      />
    );
  }

  const chat = contactChat(values, subject?.words);
  return (
    <form aria-labelledby="write" className="grid gap-6" {...enquiry.formProps}>
      <EnquiryRefusal ref={enquiry.summary} errors={form.errors} failure={enquiry.failure} message={chat} />
      {subject && <ContactSubjectChip subject={subject.words} />}
      <DraftNote draft={form.draft} />
      <fieldset disabled={isSending} className="grid min-w-0 gap-6 sm:grid-cols-2">
        {subject?.asked && (
          <div className="grid gap-6 sm:col-span-2">
            {asksForRoom(subject) && (
              <ChoiceField
                label="Your room"
                hint="Sharing is with somebody of the same sex, if another traveller wishes it too: we tell you before you decide."
                choices={roomChoices}
                {...choice('room')}
              />
            )}
            <SeatsSum asked={subject.asked} room={values.room} />
          </div>
        )}
        <ContactDetailsFields
          name={field('name')}
          email={field('email')}
          preferredContact={choice('preferredContact')}
          phone={field('phone')}
          isPhoneOptional={values.preferredContact === 'email'}
        />
        <div className="self-end">
          <SelectField label="It is about" choices={contactTopicChoices} {...choice('topic')} />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField
            label="Your message"
            hint="When, how many of you, and what you would be sorry to miss. As much as you know today."
            autoCapitalize="sentences"
            {...field('message')}
          />
          <MessageLength message={values.message} />
        </div>
        <div className="sm:col-span-2">
          <ConsentField {...form.tick('consent')} />
        </div>
      </fieldset>
      <BotCheckField action="contact" botCheck={enquiry.botCheck} error={enquiry.tokenError} message={chat} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!enquiry.canSubmit}>
          {isSending ? 'Sending...' : enquiry.botCheck.isOffline ? 'Keep it, and send when online' : 'Send message'}
        </Button>
        <ButtonAnchor variant="quiet" href={whatsAppHref(chat)}>
          <MessageCircle aria-hidden="true" size={18} />
          Say it on WhatsApp instead
        </ButtonAnchor>
      </div>
    </form>
  );
}

function WhatComesNext() {
  return (
    <ol className="grid list-decimal gap-2 pl-5 marker:text-accent">
      <li>A copy with the reference is on its way to your email address.</li>
      <li>{`Somebody at the planning desk reads it and answers within ${terms.answer}.`}</li>
      <li>Nothing is booked and nothing is owed until you and we have said yes in writing.</li>
    </ol>
  );
}

/** What the message is about. Every way to write below carries it; it can be taken off. */
function ContactSubjectChip({ subject }: { subject: string }) {
  return (
    <p className="inline-flex max-w-full justify-self-start items-center rounded-full bg-sand pl-5">
      <span className="min-w-0 py-2 leading-snug">
        <span className="text-muted">About: </span>
        <span className="font-semibold">{subject}</span>
      </span>
      <Link
        to="/contact"
        replace
        resetScroll={false}
        aria-label={`Not about ${subject}`}
        title="Remove"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-line"
      >
        <X aria-hidden="true" size={16} />
      </Link>
    </p>
  );
}

/** What the seats asked for come to, line by line, as the mails will say it (B-296). */
function SeatsSum({ asked: { tour, departure, seats }, room }: { asked: AskedSeats; room: RoomPreference }) {
  const price = priceSeats(departure, seats, room);
  const whole = wholeTripOfSeats(tour, departure, seats, price.total).total;
  const format = Number.isInteger(price.total) && Number.isInteger(price.taxes) ? formatUsd : formatUsdCents;
  return (
    <dl aria-label="What the seats come to" className="figures grid max-w-lg gap-2 rounded-card bg-sand px-5 py-4">
      <Line label={`${count(seats, 'seat')} at ${formatUsd(departure.price)}`} amount={format(price.seats)} />
      {price.singleSupplement > 0 && <Line label="Single supplement" amount={format(price.singleSupplement)} />}
      {price.taxes > 0 && <Line label={taxLabel()} amount={format(price.taxes)} />}
      {price.fees > 0 && <Line label="Booking fee" amount={format(price.fees)} />}
      <Line label="Our invoice" amount={format(price.total)} isSum />
      <Line label="The whole trip, with what you pay to others" amount={formatUsdRange(whole)} />
    </dl>
  );
}

function Line({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isSum ? 'border-line-strong/40 border-t pt-2 font-semibold' : ''}`}>
      <dt className={isSum ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-right">{amount}</dd>
    </div>
  );
}

/** From here on a writer wants to know how much room is left. */
const nearTheEnd = 300;

/** How much room a message has left, once that matters. */
function MessageLength({ message }: { message: string }) {
  const left = longestMessage - message.trim().length;
  return (
    <p aria-live="polite" className="figures mt-1.5 min-h-6 text-label text-muted">
      {left < 0 ? `${count(-left, 'character')} too many` : left < nearTheEnd && `${count(left, 'character')} left`}
    </p>
  );
}

const contactTopicChoices = Object.entries(topicNames).map(([value, label]) => ({ value, label }));

/** As the one who is asked says it. */
const roomChoices = [
  { value: 'own', label: 'My own room' },
  { value: 'shared', label: 'I would share' },
];
