import { Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function PrintTrip() {
  return (
    <Button variant="quiet" size="small" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} />
      Print it, or save it as a PDF
    </Button>
  );
}
