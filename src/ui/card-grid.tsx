import * as React from 'react';

/** Cards in one column on a phone, up to three on a desk; a list, so that a screen reader says how many there are. */
export function CardGrid({ children, columns = 3 }: { children: React.ReactNode; columns?: 2 | 3 | 4 }) {
  const wide = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }[columns];
  return (
    <ul className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${wide}`}>
      {React.Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
