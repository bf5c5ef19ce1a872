import { useRouter } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { type ContactTopic, contactContext } from '#contract/contact.ts';
import {
  asksForRoom,
  type ContactFormValues,
  contactBody,
  contactChat,
  contactWords,
  emptyContactForm,
} from '#features/contact/contact-form-values.ts';
import { ContactSubjectChip } from '#features/contact/contact-subject-chip.tsx';
import { contactTopicChoices, roomChoices } from '#features/contact/contact-topics.ts';
import { MessageLength } from '#features/contact/message-length.tsx';
import { SeatsSum } from '#features/contact/seats-sum.tsx';
import type { ContactSubject } from '#features/contact/use-contact-subject.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { terms } from '#platform/words/terms-words.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { ConsentField } from '#shell/enquiries/consent-field.tsx';
import { ContactDetailsFields } from '#shell/enquiries/contact-details-fields.tsx';
import { DraftNote } from '#shell/enquiries/draft-note.tsx';
import { EnquiryOutcome } from '#shell/enquiries/enquiry-outcome.tsx';
import { EnquiryRefusal } from '#shell/enquiries/enquiry-refusal.tsx';
import { useEnquiry } from '#shell/enquiries/use-enquiry.ts';
import { Button } from '#ui/button.tsx';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

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
      <EnquiryRefusal ref={enquiry.summary} problems={form.problems} failure={enquiry.failure} message={chat} />
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
