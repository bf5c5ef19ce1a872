import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '#desk/shell/page-head.tsx';

export const Route = createFileRoute('/_office/enquiries/')({
  component: () => <PageHead title="Enquiries" />,
});
