/** Who answers below a first step, and what follows from it for everybody else. */
export type UrlPlace = {
  by: 'api' | 'media' | 'panel' | 'server' | 'site' | 'storefront' | 'terminals'
  /** What belongs to the staff or to one guest is not for search engines. */
  isClosed?: true
  /** The step of the path that is a key: whoever has it is let in, so no log and no other page may learn it. */
  keyAt?: number
  /** Where only some second steps are followed by a key. */
  keyBehind?: readonly string[]
}

/** First steps that the product itself answers; pages and redirects keep clear of them. */
export const urlSpace = {
  _next: { by: 'panel' },
  api: { by: 'api', isClosed: true },
  'apple-touch-icon.png': { by: 'media' },
  assets: { by: 'server' },
  backend: { by: 'panel', isClosed: true, keyAt: 2, keyBehind: ['reset', 'verify'] },
  backoffice: { by: 'terminals', isClosed: true, keyAt: 2 },
  custom: { by: 'api', isClosed: true },
  'favicon.ico': { by: 'media' },
  'feed.xml': { by: 'site' },
  frontdesk: { by: 'terminals', isClosed: true, keyAt: 2 },
  healthz: { by: 'server' },
  'icon-192.png': { by: 'media' },
  'icon-512.png': { by: 'media' },
  'icon-maskable-512.png': { by: 'media' },
  image: { by: 'media' },
  kitchen: { by: 'terminals', isClosed: true, keyAt: 2 },
  'map.pmtiles': { by: 'server' },
  metrics: { by: 'server' },
  pickup: { by: 'terminals', isClosed: true, keyAt: 2 },
  q: { by: 'server' },
  questionnaires: { by: 'storefront', keyAt: 1 },
  readyz: { by: 'server' },
  'robots.txt': { by: 'site' },
  'self-service': { by: 'storefront', isClosed: true },
  'shop-offline': { by: 'storefront' },
  'shop.webmanifest': { by: 'storefront' },
  'site.webmanifest': { by: 'site' },
  'sitemap.xml': { by: 'site' },
  'staff-order': { by: 'storefront', isClosed: true },
  status: { by: 'storefront', isClosed: true, keyAt: 2 },
  store: { by: 'storefront' },
  tables: { by: 'terminals', isClosed: true, keyAt: 2 },
  'time-clock': { by: 'terminals', isClosed: true, keyAt: 2 },
  tv: { by: 'terminals' },
  upload: { by: 'media', isClosed: true, keyAt: 1 },
  'worker.js': { by: 'storefront' },
} as const satisfies Record<string, UrlPlace>

/** What programs read of a website, decision 53. */
export const feedPath = '/feed.xml' satisfies `/${keyof typeof urlSpace}`
export const manifestPath = '/site.webmanifest' satisfies `/${keyof typeof urlSpace}`

/** What makes an app of the shop, decision 67. */
export const workerPath = '/worker.js' satisfies `/${keyof typeof urlSpace}`
export const shopManifestPath = '/shop.webmanifest' satisfies `/${keyof typeof urlSpace}`
/** What the app shows without a connection in the place of a page that it does not have. */
export const offlinePath = '/shop-offline' satisfies `/${keyof typeof urlSpace}`
/** Below this the app answers without a connection; whatever lies elsewhere never passes through its worker. */
export const shopScope = '/store'

/** The tiles of the map. Decision 69. */
export const mapTilesPath = '/map.pmtiles' satisfies `/${keyof typeof urlSpace}`

/** The texts of the law: pages of the storefront where no page of the website stands. Spec: storefront 2. */
export const legalPaths = {
  termsAndConditions: '/site/terms-and-conditions',
  privacyPolicy: '/site/privacy',
  imprint: '/site/imprint',
  allergens: '/site/allergens',
} as const
export type LegalPage = keyof typeof legalPaths

/** Pages of the shop at addresses such as `/store/gutschein`, where branches are found by their identifiers. */
export const pagesBesideBranches: readonly string[] = ['gutschein']
