import type { ReactNode } from 'react';
import type { AboutWords } from '#contract/site/site-words.ts';
import { AboutSection } from '#features/about/about-section.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';
import { operator } from '#platform/operator.ts';
import { OfficeAddress } from '#ui/proof.tsx';
import { MailAddress, TextLink } from '#ui/text.tsx';

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** Where the office is and when it is open, also where its own words could not be had. */
export function AboutOffice({ title, text }: Partial<AboutWords['office']>) {
  const { data } = useListQuery(peopleQuery());
  return (
    <AboutSection id="office" title={title ?? 'Office and hours'}>
      <dl className="grid gap-x-10 gap-y-6 border-line border-y py-6 sm:grid-cols-2">
        <Line label="Office">{operator.location}</Line>
        <Line label="Hours">{operator.openingHours}</Line>
        <Line label="Telephone">
          <a href={operator.phoneHref} className={linkClass}>
            {operator.phone}
          </a>
        </Line>
        <Line label="Email">
          <a href={operator.emailHref} className={linkClass}>
            <span>
              <MailAddress address={operator.email} />
            </span>
          </a>
        </Line>
      </dl>
      {data?.proof?.offices.map((office) => (
        <OfficeAddress key={office.street} office={office} />
      ))}
      {text !== undefined && <p>{text}</p>}
      <p>
        <TextLink to="/contact">Contact and hours in your time</TextLink>
      </p>
    </AboutSection>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium text-label text-muted">{label}</dt>
      <dd className="figures flex min-h-11 items-center font-display font-semibold text-xl leading-snug">{children}</dd>
    </div>
  );
}
