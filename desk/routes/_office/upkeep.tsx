import { createFileRoute } from '@tanstack/react-router';
import { upkeepQuery } from '#desk/upkeep/upkeep.queries.ts';
import { UpkeepPage } from '#desk/upkeep/upkeep-page.tsx';

export const Route = createFileRoute('/_office/upkeep')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(upkeepQuery),
  component: UpkeepPage,
});
