import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';

interface TableButtonProps {
  /** `Table of subscribers`. */
  label: string;
  /** Asks for the table. */
  load: () => Promise<{ fileName: string; csv: string }>;
}

/** A list as a file for spreadsheets. */
export function TableButton({ label, load }: TableButtonProps) {
  const save = useMutation({
    mutationFn: load,
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
  });
  return (
    <div className="grid justify-items-end gap-2">
      <Button variant="quiet" size="small" onClick={() => save.mutate()} isIdle={save.isPending}>
        <Download aria-hidden="true" size={18} />
        {label}
      </Button>
      <FormFailure error={save.error} />
    </div>
  );
}
