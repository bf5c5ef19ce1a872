import { useSearch } from '@tanstack/react-router';
import { ContactChannels } from '#features/contact/contact-channels.tsx';
import { ContactSubjectChip } from '#features/contact/contact-subject-chip.tsx';
import { OfficeHours } from '#features/contact/office-hours.tsx';
import { useContactSubject } from '#features/contact/use-contact-subject.ts';
import { WhatHappensNext } from '#features/contact/what-happens-next.tsx';
import { WhatHelpsUs } from '#features/contact/what-helps-us.tsx';
import { PageIntro } from '#ui/page-intro.tsx';

export function ContactPage() {
  const subject = useContactSubject(useSearch({ from: '/contact' }));

  return (
    <>
      <PageIntro
        title="Contact us"
        lead="A safari is booked by talking to us. Ask about a month, a price or a route: the answer costs nothing and comes from the desk that would plan your trip."
      />
      <div className="page-width grid gap-20 pb-24 sm:gap-28">
        <div>
          {subject && (
            <div className="mb-8">
              <ContactSubjectChip subject={subject} />
            </div>
          )}
          <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <section aria-label="Ways to reach us">
              <ContactChannels subject={subject} />
            </section>
            <OfficeHours />
          </div>
        </div>
        <WhatHappensNext />
        <WhatHelpsUs />
      </div>
    </>
  );
}
