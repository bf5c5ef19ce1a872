import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type DeskOriginal, deskPreviewAddress } from '#contract/desk/content-photographs.ts';
import { ChoosePhotographs } from '#desk/content/photographs/choose-photographs.tsx';
import { FolderPhotographs } from '#desk/content/photographs/folder-photographs.tsx';
import { photographListQuery } from '#desk/content/photographs/photograph.queries.ts';
import { PhotographCard } from '#desk/content/photographs/photograph-card.tsx';
import type { RecordAddress } from '#desk/content/photographs/send-photograph.ts';
import { addUploads, dropUpload, sendAgain, type Upload, writeWords } from '#desk/content/photographs/uploads.ts';
import { useArrivals } from '#desk/content/photographs/use-arrivals.ts';
import { middle, noWords, type WrittenPhotograph, withWords } from '#desk/content/photographs/written-photograph.ts';
import { firstField, useFocus } from '#desk/platform/use-focus.ts';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { Button } from '#ui/button.tsx';

type Photographs = readonly WrittenPhotograph[];

interface PhotographsEditorProps extends RecordAddress {
  /** Begins the names of the fields in the document; a record has several such lists. */
  id: string;
  /** As the record names them, in their order. */
  value: Photographs;
  /** Changes what is there at that moment: photographs arrive while others are written about. */
  onChange: (update: (held: Photographs) => Photographs) => void;
  /** Whether cards and the head of the page show the first of them; left out where that cannot be chosen. */
  cover?: { isPhotograph: boolean; onChange: (isPhotograph: boolean) => void };
  /** What is wrong with a field: `0.alt`. */
  errorOf?: (field: string) => string | undefined;
}

const noError = () => undefined;

/** The photographs a record names: brought, written about, put in order and taken out. */
export function PhotographsEditor({
  kind,
  name,
  id,
  value,
  onChange,
  cover,
  errorOf = noError,
}: PhotographsEditorProps) {
  const field = `${kind}/${name} ${id}`;
  const { data } = useQuery(photographListQuery({ kind, name }));
  const originals = data && new Map(data.photographs.map((original) => [original.file, original]));
  const [focused, setFocused] = useState<{ key: string; part: 'up' | 'down' | 'field' } | null>(null);
  const box = useFocus<HTMLDivElement>(focused, (list) => {
    const item = list?.querySelector(`[data-item="${CSS.escape(focused?.key ?? '')}"]`);
    if (focused?.part === 'field') return firstField(item);
    return item?.querySelector<HTMLElement>(`[data-move="${focused?.part}"]`);
  });
  const [announced, setAnnounced] = useState('');
  const change = useRef(onChange);
  change.current = onChange;

  const arrive = useCallback((file: string, update: (held: Photographs) => Photographs) => {
    change.current((held) => (held.some((each) => each.file === file) ? held : update(held)));
    setAnnounced(`${file} has arrived.`);
  }, []);
  const { keyOf, among } = useArrivals(field, { kind, name }, value, arrive);

  const changeOne = (file: string, update: (photograph: WrittenPhotograph) => WrittenPhotograph) =>
    onChange((held) => held.map((each) => (each.file === file ? update(each) : each)));

  const move = (file: string, from: number, to: number) => {
    onChange((held) => moved(held, file, to));
    setFocused({ key: keyOf(file), part: to < from ? 'up' : 'down' });
    setAnnounced(`${file} is now ${to + 1} of ${value.length}.`);
  };

  const remove = (file: string) => {
    onChange((held) => held.filter((each) => each.file !== file));
    dropUpload(field, keyOf(file));
    // Nothing is left to prefer a drawing to, or to be shown in its place.
    if (value.length === 1) cover?.onChange(true);
    setAnnounced(`${file} is no longer shown. It still lies in the folder, below.`);
    box.current?.focus();
  };

  const makeCover = (file: string) => {
    onChange((held) => moved(held, file, 0));
    cover?.onChange(true);
    setAnnounced(`${file} is now first, and shown on cards and at the head of the page.`);
  };

  const namedCard = (photograph: WrittenPhotograph, index: number) => {
    const { file } = photograph;
    const isCover = index === 0 && cover?.isPhotograph === true;
    return (
      <PhotographCard
        key={keyOf(file)}
        itemKey={keyOf(file)}
        id={`${id}.${index}`}
        name={file}
        words={photograph}
        errorOf={(of) => errorOf(`${index}.${of}`)}
        onWords={(words) => changeOne(file, (each) => withWords(each, words))}
        there={{
          preview: deskPreviewAddress(kind, name, file),
          focal: photograph.focal,
          onFocal: (focal) => changeOne(file, (each) => ({ ...each, focal })),
          problem: problemOf(originals, file) ?? errorOf(`${index}.file`),
        }}
        isCover={isCover}
        coverButton={
          cover && (
            <CoverButton
              isCover={isCover}
              onChange={(isChosen) => (isChosen ? makeCover(file) : cover.onChange(false))}
            />
          )
        }
        buttons={
          <ItemButtons
            name={file}
            index={index}
            count={value.length}
            onMove={(to) => move(file, index, to)}
            onRemove={() => remove(file)}
          />
        }
      />
    );
  };

  const arrivingCard = (upload: Upload) => (
    <PhotographCard
      key={upload.id}
      itemKey={upload.id}
      id={`${id}.${upload.id}`}
      name={upload.source.name}
      words={upload.words}
      errorOf={noError}
      onWords={(words) => {
        writeWords(field, upload.id, words);
        // A character may still be typed here between its arrival and the next render.
        const { state } = upload;
        if (state.is === 'there') changeOne(state.file, (each) => withWords(each, words));
      }}
      arriving={{
        upload,
        onAgain: () => sendAgain(field, upload.id),
        onDrop: () => dropUpload(field, upload.id),
      }}
    />
  );

  return (
    <div ref={box} tabIndex={-1} className="grid min-w-0 gap-4 outline-offset-4">
      <ol className="grid gap-4 empty:hidden">
        {among(value, ({ file }) => file).map((item) =>
          'file' in item ? namedCard(item, value.indexOf(item)) : arrivingCard(item),
        )}
      </ol>
      <ChoosePhotographs onChoose={(files) => addUploads(field, { kind, name }, files)} />
      <FolderPhotographs
        record={{ kind, name }}
        originals={(data?.photographs ?? []).filter(({ file }) => value.every((each) => each.file !== file))}
        onShow={(file) => {
          onChange((held) => [...held, { file, ...noWords, focal: middle }]);
          setFocused({ key: keyOf(file), part: 'field' });
        }}
      />
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

function moved(held: Photographs, file: string, to: number): Photographs {
  const one = held.find((each) => each.file === file);
  return one === undefined ? held : held.filter((each) => each !== one).toSpliced(to, 0, one);
}

/** Undefined while nothing is known of the folder. */
type Originals = ReadonlyMap<string, DeskOriginal> | undefined;

function problemOf(originals: Originals, file: string): string | undefined {
  if (originals === undefined) return undefined;
  const original = originals.get(file);
  if (original === undefined) return 'There is no such file in the folder of this record.';
  return original.reason === null ? undefined : `This picture ${original.reason}.`;
}

interface CoverButtonProps {
  isCover: boolean;
  onChange: (isCover: boolean) => void;
}

function CoverButton({ isCover, onChange }: CoverButtonProps) {
  return (
    <p>
      <Button variant="quiet" size="small" onClick={() => onChange(!isCover)}>
        {isCover ? 'Use the drawn picture instead' : 'Use as the picture of its card and page'}
      </Button>
    </p>
  );
}
