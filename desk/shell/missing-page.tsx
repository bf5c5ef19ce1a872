import { Link } from '@tanstack/react-router';

export function MissingPage() {
  return (
    <main className="m-4 max-w-2xl rounded-panel bg-sand p-6 sm:p-8">
      <h1 className="text-title-3">There is no such page</h1>
      <p className="mt-2">
        <Link to="/" className="underline underline-offset-4">
          To the enquiries
        </Link>
      </p>
    </main>
  );
}
