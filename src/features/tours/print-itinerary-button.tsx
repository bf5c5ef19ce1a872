import { Button } from '#ui/button.tsx';

/** Opens the browser's print dialog; `src/styles/print.css` makes the page an itinerary to take along. */
export function PrintItineraryButton() {
  return (
    <Button variant="quiet" size="small" onClick={() => window.print()} className="print:hidden">
      Print itinerary
    </Button>
  );
}
