export interface Bench {
  name: string
  goal: string
  /** Answers whether the goal is reached. Imported on demand: each brings heavy tools of its own. */
  load: () => Promise<() => Promise<boolean>>
}

export const benches: Bench[] = [
  {
    name: 'rest-list',
    goal: '20 products through our REST at 2 times the throughput of the stock Next route',
    load: async () => (await import('./rest-list.bench.ts')).runRestList,
  },
  {
    name: 'branch-page',
    goal: 'cached HTML at 0.8 or more of a bare Express route with the same bytes',
    load: async () => (await import('./branch-page.bench.ts')).runBranchPage,
  },
  {
    name: 'branch-page-uncached',
    goal: 'at most 4 CPU-ms per render with 150 products',
    load: async () => (await import('./branch-page-uncached.bench.ts')).runBranchPageUncached,
  },
  {
    name: 'place-order',
    goal: 'at most 6 times the CPU of one hand-written transaction with the same rows',
    load: async () => (await import('./place-order.bench.ts')).runPlaceOrder,
  },
  {
    name: 'init',
    goal: '2,000 products, 200 pages and 500 blocks in under 150 ms, 5 times faster than 14 calls',
    load: async () => (await import('./init.bench.ts')).runInit,
  },
  {
    name: 'start',
    goal: 'second start to the first 200 in under 4 s',
    load: async () => (await import('./start.bench.ts')).runStart,
  },
  {
    name: 'memory',
    goal: 'at most 700 MB resident after 10,000 requests',
    load: async () => (await import('./memory.bench.ts')).runMemory,
  },
  {
    name: 'image',
    goal: 'a new variant of a picture at 1.25 times the CPU of bare sharp or less',
    load: async () => (await import('./image.bench.ts')).runImage,
  },
  {
    name: 'bundle',
    goal: 'at most 150 KB gzip of JavaScript on the branch page',
    load: async () => (await import('./bundle.bench.ts')).runBundle,
  },
  {
    name: 'lighthouse',
    goal: 'performance 95, the rest 100, LCP under 1.8 s, CLS under 0.02',
    load: async () => (await import('./lighthouse.bench.ts')).runLighthouse,
  },
  {
    name: 'home-page',
    goal: 'cached HTML of the website at 0.8 or more of a bare Express route with the same bytes',
    load: async () => (await import('./home-page.bench.ts')).runHomePage,
  },
  {
    name: 'home-page-uncached',
    goal: 'under 3 CPU-ms per render',
    load: async () => (await import('./home-page-uncached.bench.ts')).runHomePageUncached,
  },
  {
    name: 'publish-visible',
    goal: 'a published change is seen on every process in under 2 s',
    load: async () => (await import('./publish-visible.bench.ts')).runPublishVisible,
  },
  {
    name: 'site-bundle',
    goal: 'at most 120 KB gzip of JavaScript on a page of the website, none of it blocking',
    load: async () => (await import('./site-bundle.bench.ts')).runSiteBundle,
  },
  {
    name: 'site-lighthouse',
    goal: 'performance 97, the rest 100, LCP under 1.5 s, CLS under 0.02',
    load: async () => (await import('./site-lighthouse.bench.ts')).runSiteLighthouse,
  },
  {
    name: 'scroll',
    goal: 'scroll effects at 55 frames per second with the processor slowed four times',
    load: async () => (await import('./scroll.bench.ts')).runScroll,
  },
  {
    name: 'admin',
    goal: 'a list of 10,000 products in under 1 s, a page with 40 sections in under 1.5 s',
    load: async () => (await import('./admin.bench.ts')).runAdmin,
  },
]
