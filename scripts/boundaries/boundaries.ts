/*
 * Who may import whom. An area is a folder or a file; a file may import its own area and what the rows that match its path name, all of them
 * together. `*` stands for anything but a slash, `{a,b}` for either. Where `npm:` names packages the area may use no others.
 * scripts/boundaries/boundary-problems.ts reads this table; `npm run lint` holds the sources to it.
 */

const page = 'src/shell src/ui src/platform search contract';
const records = 'src/features/{places,activities,accommodations}';
const journeys = `${records} src/features/{tours,group-tours}`;
const settings = 'server/{clock,env,env-setting,log,plain-messages,project-folder}.ts';
const base = `${settings} server/store server/secret.ts contract`;
const desk = `${base} server/{http,limits,mail,bot-check,catalogue,group-tours,retention}`;

export const boundaries: Readonly<Record<string, string>> = {
  // What browser and server have in common.
  contract: 'npm:zod/mini',
  search: 'contract npm:minisearch/SearchableMap npm:zod/mini',

  // The site: routes → features → shell → ui, and all of them on platform.
  'src/ui': 'contract src/platform/images',
  'src/platform': 'contract',
  'src/shell': page,
  'src/features/*': page,
  'src/features/{places,activities,accommodations}/*-detail-*': 'src/features/tours',
  'src/features/tours': records,
  'src/features/group-tours': `${records} src/features/tours`,
  'src/features/contact': 'src/features/{tours,group-tours}',
  'src/features/customization': 'src/features/{tours,activities,accommodations}',
  'src/features/destinations': journeys,
  'src/features/{blog,inspirations,search}': `${journeys} src/features/destinations`,
  'src/features/home': 'src/features',
  'src/routes': 'src/features src/shell src/platform search contract',
  'src/*.{ts,tsx,js}': `${page} src/*.{ts,tsx} src/routes src/prerender src/styles`,
  'src/prerender/*.ts': 'src/*.tsx src/platform',
  'src/prerender/{documents,structured-data}': 'src/features/*/*.ts src/prerender/*.ts src/platform contract',
  'src/worker': 'src/platform contract',
  'src/design': 'src/ui src/styles contract',

  // The back end. What still goes against its arrows stands apart, below.
  'server/main.ts': `${settings} server/{open-app,watchdog}.ts server/{http,catalogue,store}`,
  'server/open-app.ts': `${desk} server/{app,known-secret,prepare-answers}.ts server/search`,
  'server/app.ts': `${desk} server/{enquiries,search}`,
  'server/prepare-answers.ts': 'server/{search,catalogue} contract',
  'server/backup': base,
  'server/enquiries': `${desk} server/newsletter`,
  'server/newsletter': `${base} server/{http,limits,mail}`,
  'server/search': `${settings} server/{http,catalogue} search contract`,
  'server/group-tours': `${base} server/catalogue`,
  'server/retention': `${base} server/limits`,
  'server/catalogue': `${settings} server/maps contract`,
  'server/maps': 'contract',
  'server/http': 'server/{clock,env-setting,log,plain-messages}.ts server/{store,catalogue} contract',
  'server/limits': `${base} server/bot-check`,
  'server/mail': `${base} server/limits`,
  'server/bot-check': base,
  'server/watchdog.ts': settings,
  'server/{secret,known-secret}.ts': `${settings} server/{store,secret.ts}`,
  'server/store': settings,
  [settings]: `${settings} contract`,

  // What works on the whole.
  scripts: 'server search contract src/platform src/prerender',
  tests: 'scripts server search contract src',
  '*.ts': 'scripts',

  // Draws the pictures; nothing of the product knows it.
  illustrations:
    'contract server/catalogue src/platform/page-plates.ts scripts/{find-browser,read-options,start-product}.ts',
};

/** Arrows of the back end that still go uphill, as things stand. None may come; whoever turns one round takes its row out. */
export const stillUphill: Readonly<Record<string, string>> = {
  'server/env.ts': 'server/http server/enquiries',
  'server/http': 'server/app.ts server/search server/group-tours server/enquiries',
  'server/limits': 'server/http server/enquiries',
  'server/mail': 'server/enquiries server/newsletter',
  'server/bot-check': 'server/enquiries',
  'server/newsletter': 'server/enquiries',
  'server/retention': 'server/enquiries server/newsletter',
};
