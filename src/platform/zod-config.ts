import * as z from 'zod/mini';

// Without this zod probes `new Function`, which a strict content security policy reports. Import this module first.
z.config({ jitless: true });
