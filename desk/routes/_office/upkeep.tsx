import { createFileRoute } from '@tanstack/react-router';
import { maintenanceQuery } from '#desk/maintenance/maintenance.queries.ts';
import { MaintenancePage } from '#desk/maintenance/maintenance-page.tsx';

export const Route = createFileRoute('/_office/upkeep')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(maintenanceQuery),
  component: MaintenancePage,
});
