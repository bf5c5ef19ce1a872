import { Badge, type BadgeTone } from '#ui/badge.tsx';

/** What a state is called at the desk, and how it looks. */
export interface StateLook {
  name: string;
  tone: BadgeTone;
}

export function StateBadge({ of: { name, tone } }: { of: StateLook }) {
  return <Badge tone={tone}>{name}</Badge>;
}
