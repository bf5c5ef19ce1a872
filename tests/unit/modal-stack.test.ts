import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  activeModal,
  closeModal,
  closeModalsForNewPage,
  dropAllModals,
  dropModal,
  openModal,
  openModals,
} from '#shell/modals/modal-stack.ts';

afterEach(dropAllModals);

const load = async () => null;

test('in any order of opening, closing and leaving, the last opened that is open is the active one', async () => {
  const ids = fc.constantFrom('search', 'activity-modal', 'compare', 'trip');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('open' as const), id: ids }),
    fc.record({ kind: fc.constant('close' as const), id: fc.option(ids, { nil: undefined }) }),
    fc.record({ kind: fc.constant('leave' as const), id: ids }),
    fc.record({ kind: fc.constant('page' as const), id: ids }),
  );
  await fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      dropAllModals();
      let open: string[] = [];
      for (const { kind, id } of steps) {
        if (kind === 'open') {
          openModal({ id, label: id, load });
          open = [...open.filter((other) => other !== id), id];
        } else if (kind === 'close') {
          closeModal(id);
          open = id === undefined ? open.slice(0, -1) : open.filter((other) => other !== id);
        } else if (kind === 'page') {
          closeModalsForNewPage();
          open = [];
        } else {
          const leaving = openModals.getSnapshot().find((modal) => !modal.isOpen && !modal.hasLeft);
          if (leaving) dropModal(leaving.key);
        }
        expect(activeModal.getSnapshot()).toBe(open.at(-1));
        expect(
          openModals
            .getSnapshot()
            .filter(({ isOpen }) => isOpen)
            .map((modal) => modal.id),
        ).toEqual(open);
      }
      closeModalsForNewPage();
      for (const { key } of [...openModals.getSnapshot()].reverse()) dropModal(key);
      expect(openModals.getSnapshot()).toEqual([]);
    }),
  );
});

test('a modal that has left is notified once that it closed', () => {
  const closed: string[] = [];
  openModal({ id: 'one', label: 'One', load, onClosed: () => closed.push('one') });
  openModal({ id: 'two', label: 'Two', load, onClosed: () => closed.push('two') });
  const [one, two] = openModals.getSnapshot();
  if (one === undefined || two === undefined) throw new Error('Two modals were opened.');
  closeModal('one');
  dropModal(one.key);
  expect(closed).toEqual(['one']);
  expect(activeModal.getSnapshot()).toBe('two');
  closeModal();
  dropModal(two.key);
  expect(closed).toEqual(['one', 'two']);
  expect(openModals.getSnapshot()).toEqual([]);
});
