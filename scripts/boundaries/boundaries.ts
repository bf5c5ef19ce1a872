/*
 * Who may import whom. An area is a folder or a file; a file may import its own area and what the rows that match
 * its path name, all of them together. `*` stands for anything but a slash, `{a,b}` for either. Where `npm:` names
 * packages the area may use no others. scripts/boundaries/boundary-problems.ts reads this table; `npm run lint`
 * holds the sources to it.
 */

const shell = 'src/shell src/offline src/ui src/platform search contract';
const page = `src/parts ${shell}`;
const records = 'src/features/{places,activities,accommodations}';
const journeys = `${records} src/features/{tours,group-tours}`;
const plain =
  'server/{clock,content-error,error-parts,is-running,keys-of,log,mailable,once-per,project-folder,worker-code,zod-messages}.ts';
const settings = `${plain} server/settings server/content/site`;
const base = `${settings} server/{store,secret} contract`;

export const boundaries: Readonly<Record<string, string>> = {
  // What browser and server have in common.
  contract: 'npm:zod/mini',
  // What desk and server make of records: one merge, one comparison.
  records: 'contract npm:diff',
  search: 'contract npm:minisearch/SearchableMap npm:zod/mini',

  // The site: routes → features → parts → shell → offline → ui, and all of them on platform.
  // A card asks whether its page may be fetched ahead.
  // Who is an example says so in the operator's words.
  'src/ui': 'contract src/platform/images src/platform/{preload-in-view,use-is-hydrated}.ts',
  'src/platform': 'contract',
  // What is on the device: saved answers, downloads, the service worker's client.
  'src/offline': 'src/ui src/platform contract',
  // What is mounted once around every page.
  'src/shell': shell,
  // Parts that pages of several features have.
  'src/parts': shell,
  'src/features/*': page,
  'src/features/{places,activities,accommodations}/*-detail-*': 'src/features/tours',
  // Its tour is read by tours' own query, which knows no page.
  'src/features/trip': 'src/features/{activities,accommodations,people} src/features/tours/tour.queries.ts',
  'src/features/tours': `${records} src/features/{trip,people}`,
  'src/features/group-tours': `${records} src/features/{tours,people}`,
  // What is saved of any noun, priced by the one rule.
  'src/features/shortlist': `${journeys} src/features/trip`,
  // A tour's page as the trip of one traveller; the routes choose between the two.
  'src/features/proposals': 'src/features/{tours,group-tours}',
  // Who comes back is reminded of the trip they have begun.
  'src/features/group-tours/group-tour-list-page.tsx': 'src/features/trip/resume',
  'src/features/contact': 'src/features/{tours,group-tours,people}',
  'src/features/about': 'src/features/people',
  'src/features/destinations': journeys,
  'src/features/{blog,inspirations,search}': `${journeys} src/features/destinations`,
  'src/features/home': 'src/features',
  'src/routes': 'src/features src/shell src/platform search contract',
  'src/*.{ts,tsx}': `${page} src/*.{ts,tsx} src/routes src/prerender`,
  // What becomes of a page in the browser, from its first byte on.
  'src/start': `${page} src/*.tsx src/prerender/*.ts src/styles`,
  'src/prerender/*.ts': 'src/*.tsx src/platform contract',
  'src/prerender/{documents,structured-data}': 'src/features/*/*.ts src/prerender/*.ts src/platform contract',
  'src/worker': 'src/offline/{page-parts,worker-messages}.ts src/platform contract',
  'src/design': 'src/ui src/styles contract',

  // The desk, where the office works: routes → nouns → shell, on the site's parts that know no visitor.
  desk: 'src/ui src/platform src/shell/notices src/shell/navigation/route-focus.tsx records contract',

  // The back end: main → open-app → app → api → what it is about → what serves that → store and settings.
  'server/main.ts': `${settings} server/{env,open-app,watchdog}.ts server/{desk,http,store} server/content/catalogue`,
  'server/open-app.ts':
    `${base} server/{app,env,housekeeping,open-mails}.ts ` +
    'server/{api,desk,answers,search,group-tours,photos,bot-check,retention,http} server/content/{catalogue,editing,live}',
  'server/content-error.ts': 'contract/desk/content.ts',
  'server/app.ts': `${base} server/{api,search,group-tours,limits,http} server/content/catalogue`,
  'server/api': `${base} records server/{enquiries,newsletter,waiting-list,proposals,search,group-tours,limits,bot-check,http} server/content/catalogue`,
  // Beside the app of the visitors, with a port of its own.
  'server/desk':
    `${base} server/{answers,enquiries,newsletter,waiting-list,proposals,mail,retention,limits,group-tours,backup} server/content/catalogue ` +
    'server/{operator-commands,history,http} server/content/{forms,editing,live,files}',
  // The forms in which the office changes content.
  'server/content/forms': `${plain} server/content/{site,catalogue,files} server/content/editing/record-kinds.ts contract`,
  // Records changed at the desk: drafts in the store, and what is published in the files of the content.
  'server/content/editing': `${base} records server/{history,http,mail} server/content/{files,catalogue,live}`,
  'server/desk/photographs': 'server/photos',
  'server/operator-commands': `${base} server/env.ts server/{enquiries,newsletter,waiting-list,mail,retention,photos} server/content/catalogue`,
  'server/backup': base,
  'server/env.ts': `${settings} server/{desk,answers,enquiries,search,limits,bot-check,mail,http,secret,store} contract`,
  'server/{housekeeping,open-mails}.ts': `${base} server/{desk,enquiries,newsletter,waiting-list,proposals,group-tours,limits,mail,retention} server/content/{catalogue,editing}`,
  'server/enquiries': `${base} server/{group-tours,limits,bot-check,mail,retention,history,http} server/content/catalogue`,
  // What comes back by mail, in a mailbox.
  'server/answers': `${base} server/{enquiries,mail,history}`,
  'server/newsletter': `${base} server/{limits,mail,http}`,
  // What it does by itself to a departure stands in the history of that, and who takes seats is answered as an enquiry; its pages
  // look as the newsletter's.
  'server/waiting-list': `${base} server/{enquiries,group-tours,limits,mail,history,http} server/content/catalogue server/newsletter/newsletter-page.ts`,
  // A trip as an enquiry asks for it, priced as that was; seats it gives back go to who waits for them.
  'server/proposals': `${base} server/{enquiries,group-tours,limits,mail,history,http} server/content/catalogue server/waiting-list/advance-waiting-list.ts`,
  // Who changed what, which the desk and what happens by itself write down.
  'server/history': base,
  // What follows the folder of the content: its catalogue, what is searched, and the pages it is shown on.
  'server/content/live': `${base} server/{search,photos,http} server/content/{pages,catalogue,files}`,
  'server/content/pages': `${plain} contract`,
  'server/search': `${settings} records server/{group-tours,http,store} server/content/catalogue search contract`,
  'server/group-tours': `${base} server/content/catalogue`,
  'server/content/catalogue': `${plain} server/{maps,photos} server/content/{site,files} contract`,
  'server/photos': `${plain} server/content/files contract`,
  'server/maps': 'contract',
  'server/limits': `${base} server/{bot-check,http}`,
  'server/{mail,bot-check,retention}': base,
  'server/http': `${settings} server/store contract`,
  'server/secret': `${settings} server/store`,
  'server/store': settings,
  'server/settings': `${plain} server/content/site contract`,
  'server/content/site': `${plain} server/content/files contract`,
  'server/content/files': `${plain} contract`,
  'server/watchdog.ts': plain,
  [plain]: plain,

  // What works on the whole.
  scripts: 'server records search contract src/platform src/offline/page-parts.ts src/prerender',
  tests: 'scripts server records search contract src desk',
  '*.ts': 'scripts server/settings',

  // Measures, photographs and visits what is built.
  inspection: 'scripts tests/support server search contract',

  // Draws the pictures; nothing of the product knows it.
  illustrations:
    'contract server/content/{catalogue,site} server/operator-commands/progress-line.ts scripts/brand scripts/{read-options,testing/find-browser,testing/start-product}.ts',
};
