import { CloudSun } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

export function WeatherBadge() {
  return (
    <Badge tone="sun">
      <CloudSun aria-hidden="true" size={15} />
      Weather Dependent
    </Badge>
  );
}
