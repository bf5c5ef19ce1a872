import { CloudOff } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

/** These answers came from the documents on this device, not from the search service. */
export function OfflineBadge() {
  return (
    <p className="mb-5 flex">
      <Badge tone="warning">
        <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} />
        Saved on this device
      </Badge>
    </p>
  );
}
