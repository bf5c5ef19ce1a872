import { builtOffice } from '#contract/site/built-office.ts';
import { keepOffice } from '#contract/site/office.ts';

// Files of a worker share its modules: the office of another operator, as one of them reads it, is none of the next one's.
if (builtOffice !== undefined) keepOffice(builtOffice);
