/** The head of a table of facts. @param columns what stands below each heading is aligned by its classes. */
export function TableHead({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr className="border-line-strong border-b-2 text-left align-bottom">
        {Object.entries(columns).map(([name, classes]) => (
          <th key={name} scope="col" className={`py-2 ${classes}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
