import { AboutChapter } from '#features/about/about-chapter.tsx';
import { operator } from '#platform/operator.ts';
import { FactList } from '#ui/fact-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

const linkClass = 'inline-flex min-h-11 items-center break-all underline decoration-line-strong underline-offset-4';

export function AboutOffice() {
  return (
    <AboutChapter id="office" title="Office and hours">
      <FactList
        facts={[
          { label: 'Office', value: operator.location },
          { label: 'Hours', value: operator.openingHours },
          {
            label: 'Telephone',
            value: (
              <a href={operator.phoneHref} className={linkClass}>
                {operator.phone}
              </a>
            ),
          },
          {
            label: 'E-mail',
            value: (
              <a href={operator.emailHref} className={linkClass}>
                {operator.email}
              </a>
            ),
          },
        ]}
      />
      <p>
        EAT is East Africa Time, three hours ahead of UTC all year. Messages are answered within one working day. The
        contact page shows whether the desk is open now, and its hours in your own time.
      </p>
      <p>
        <TextLink to="/contact">Contact and hours in your time</TextLink>
      </p>
    </AboutChapter>
  );
}
