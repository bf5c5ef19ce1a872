// Without this zod probes `new Function`, which a strict content security policy reports. Import this module first: it is how
// zod is told before it is loaded, which a first view does not do.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
