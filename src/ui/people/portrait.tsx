import type { Person } from '#contract/records/people.ts';
import { PlateImage } from '#ui/plate-image.tsx';

const sizes = {
  small: { frame: 'size-14 text-xl', width: '3.5rem' },
  large: { frame: 'size-20 text-[1.75rem] sm:size-24 sm:text-[2.125rem]', width: '6rem' },
};

interface PortraitProps {
  person: Pick<Person, 'name' | 'portrait'>;
  size?: keyof typeof sizes;
}

/** Somebody's face in a round frame; their initials where there is no photograph. */
export function Portrait({ person: { name, portrait }, size = 'small' }: PortraitProps) {
  const { frame, width } = sizes[size];
  const className = `shrink-0 rounded-full ${frame}`;
  if (portrait !== undefined) {
    return <PlateImage picture={portrait} shape="card" sizes={width} className={className} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-sand font-display font-semibold text-primary leading-none outline outline-line-strong/60 -outline-offset-4 ${className}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/);
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : ''];
  return [first, last].map((word) => [...word][0] ?? '').join('');
}
