import type { Person } from '#contract/people.ts';

const sizes = { small: 'size-14 text-xl', large: 'size-20 text-[1.75rem] sm:size-24 sm:text-[2.125rem]' };

interface PortraitProps {
  person: Pick<Person, 'name' | 'portrait'>;
  size?: keyof typeof sizes;
}

/** Somebody's face in a round frame; their initials where there is no photograph. */
export function Portrait({ person: { name, portrait }, size = 'small' }: PortraitProps) {
  const frame = `shrink-0 rounded-full ${sizes[size]}`;
  if (portrait !== undefined) {
    return (
      <img
        src={portrait.src}
        alt={portrait.alt}
        width={portrait.width}
        height={portrait.height}
        loading="lazy"
        decoding="async"
        className={`${frame} object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-sand font-display font-semibold text-primary leading-none outline outline-line-strong/60 -outline-offset-4 ${frame}`}
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
