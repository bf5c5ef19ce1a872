// Without this zod probes `new Function`, which a strict content security policy reports. Import this module first: it is how
// zod is configured before it is loaded, which a first view does not do.
declare global {
  var __zod_globalConfig: object | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
