import { useLocation } from '@tanstack/react-router';

/** In development and in tests, `?broken=header,chat` in the address lets those parts of the layout fail. */
export function BrokenOnPurpose({ part }: { part: string }) {
  const broken = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('broken') });
  if (broken?.split(',').includes(part)) throw new Error(`The part ${part} is broken on purpose.`);
  return null;
}
