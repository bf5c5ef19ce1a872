import { useSearch } from '@tanstack/react-router';
import { ContactChannels } from '#features/contact/contact-channels.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { ContactPlanner } from '#features/contact/contact-planner.tsx';
import { OfficeHours } from '#features/contact/office-hours.tsx';
import { useContactSubject } from '#features/contact/use-contact-subject.ts';
import { WhatHappensNext } from '#features/contact/what-happens-next.tsx';
import { WhatHelpsUs } from '#features/contact/what-helps-us.tsx';
import { PagePart, withInstead } from '#shell/error-boundary/page-part.tsx';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

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
