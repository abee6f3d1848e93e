import type { Judged } from './harness/measure.ts'

export interface Bench {
  name: string
  goal: string
  /** Imported on demand: each brings heavy tools of its own. */
  load: () => Promise<() => Promise<Judged>>
}

export const benches: Bench[] = [
  {
    name: 'rest-list',
    goal: '224 lists through our REST at 1.2 times the CPU of the stock Next route or less when not kept, at 2 times its throughput when kept',
    load: async () => (await import('./rest-list.bench.ts')).runRestList,
  },
  {
    name: 'branch-page',
    goal: 'cached HTML at 2.2 times the CPU of `res.end` of the same bytes or less',
    load: async () => (await import('./branch-page.bench.ts')).runBranchPage,
  },
  {
    name: 'branch-page-uncached',
    goal: '150 products at 3.5 times the CPU of `renderToString` of the same tree or less',
    load: async () => (await import('./branch-page-uncached.bench.ts')).runBranchPageUncached,
  },
  {
    name: 'place-order',
    goal: 'mails included, at 8 times the CPU of the same rows written by named statements or less',
    load: async () => (await import('./place-order.bench.ts')).runPlaceOrder,
  },
  {
    name: 'place-order-before',
    goal: 'the same at 1.5 times the CPU of the version before the ledger, online payments, slips and the log of messages or less',
    load: async () => (await import('./place-order.bench.ts')).runPlaceOrderBefore,
  },
  {
    name: 'messages',
    goal: '100 mails a second by one worker, at 6 times the CPU of the library alone or less',
    load: async () => (await import('./messages.bench.ts')).runMessages,
  },
  {
    name: 'init',
    goal: '2,000 products, 200 pages and 500 blocks 5 times faster than 14 calls, at 2.3 times the CPU of writing them as JSON or less',
    load: async () => (await import('./init.bench.ts')).runInit,
  },
  {
    name: 'start',
    goal: 'second start to the first 200 at 1.9 times the CPU and 2.3 times the seconds of Payload alone or less',
    load: async () => (await import('./start.bench.ts')).runStart,
  },
  {
    name: 'memory',
    goal: 'at most 700 MB resident after 10,000 requests of all kinds, 900 MB at the peak with PostgreSQL',
    load: async () => (await import('./memory.bench.ts')).runMemory,
  },
  {
    name: 'image',
    goal: 'a new AVIF of a picture at 1.25 times the CPU of bare sharp or less',
    load: async () => (await import('./image.bench.ts')).runImage,
  },
  {
    name: 'bundle',
    goal: 'at most 150 KB gzip of JavaScript on the branch page, 165 on the checkout and 140 on the list of branches',
    load: async () => (await import('./bundle.bench.ts')).runBundle,
  },
  {
    name: 'lighthouse',
    goal: 'performance 95, the rest 100, LCP under 1.8 s, CLS under 0.02 on a telephone that is the same everywhere',
    load: async () => (await import('./lighthouse.bench.ts')).runLighthouse,
  },
  {
    name: 'interactions',
    goal: '500 products on the same telephone: each press at most 100 ms to the frame that shows its effect, “add” works 2.5 s after the navigation',
    load: async () => (await import('./interactions.bench.ts')).runInteractions,
  },
  {
    name: 'home-page',
    goal: 'cached HTML of the website at 2.2 times the CPU of `res.end` of the same bytes or less',
    load: async () => (await import('./home-page.bench.ts')).runHomePage,
  },
  {
    name: 'home-page-uncached',
    goal: 'at 4 times the CPU of `renderToString` of the same tree or less',
    load: async () => (await import('./home-page-uncached.bench.ts')).runHomePageUncached,
  },
  {
    name: 'traffic',
    goal: 'sixty pages with a change each minute 8 times cheaper in CPU than keeping nothing, and nobody waits longer after a change',
    load: async () => (await import('./traffic.bench.ts')).runTraffic,
  },
  {
    name: 'flood',
    goal: 'searches that nobody repeats at 1.2 times the CPU of keeping no page or less',
    load: async () => (await import('./flood.bench.ts')).runFlood,
  },
  {
    name: 'publish-visible',
    goal: 'seen on every process in 3 times the time of Payload alone or less, and in under 2 s',
    load: async () => (await import('./publish-visible.bench.ts')).runPublishVisible,
  },
  {
    name: 'site-bundle',
    goal: 'at most 20 KB gzip of JavaScript on a page of the website without consent tools, none of it blocking',
    load: async () => (await import('./site-bundle.bench.ts')).runSiteBundle,
  },
  {
    name: 'site-lighthouse',
    goal: 'performance 97, the rest 100, LCP under 1.5 s, CLS under 0.02 on the same telephone',
    load: async () => (await import('./site-lighthouse.bench.ts')).runSiteLighthouse,
  },
  {
    name: 'scroll',
    goal: 'scroll effects at 0.92 of the frames of the same page without script or more, at 2.3 times the CPU of one or less',
    load: async () => (await import('./scroll.bench.ts')).runScroll,
  },
  {
    name: 'admin',
    goal: 'a list of 10,000 products at 2.1, a page with 40 sections at 2.9 and a template with 40 layers at 2.1 times the CPU of a list rendered 20 times or less',
    load: async () => (await import('./admin.bench.ts')).runAdmin,
  },
  {
    name: 'palette',
    goal: 'a search among 10,000 products and 100,000 orders at 14 times the CPU of one lookup by key or less, and in under 100 ms',
    load: async () => (await import('./palette.bench.ts')).runPalette,
  },
  {
    name: 'orders-list',
    goal: 'a page of 100,000 orders with any filter at 1.5 times the CPU of its bare SQL or less',
    load: async () => (await import('./orders-list.bench.ts')).runOrdersList,
  },
  {
    name: 'time-sheets',
    goal: 'a year and a month of 50 people at 3 times the CPU of one statement that sums up the same rows or less',
    load: async () => (await import('./time-sheets.bench.ts')).runTimeSheets,
  },
  {
    name: 'times-paint',
    goal: 'the time sheets of 50 people are seen within a second on the computer of the desk',
    load: async () => (await import('./times-paint.bench.ts')).runTimesPaint,
  },
  {
    name: 'guests-polling',
    goal: '5,000 guests who ask for their orders at half the CPU of a bare Express route that answers the same or less (promised: 1.5 times)',
    load: async () => (await import('./guests-polling.bench.ts')).runGuestsPolling,
  },
  {
    name: 'guests-streaming',
    goal: '5,000 guests who listen cost no more CPU than 5,000 who ask every ten seconds',
    load: async () => (await import('./guests-streaming.bench.ts')).runGuestsStreaming,
  },
  {
    name: 'board-live',
    goal: 'a new order on 50 boards within 1 s of its answer at the 95th percentile, with 10,000 orders behind',
    load: async () => (await import('./board-live.bench.ts')).runBoardLive,
  },
  {
    name: 'board-memory',
    goal: 'a board that is open for eight hours of 400 orders grows by less than 20 MB, and not in nodes or listeners',
    load: async () => (await import('./board-memory.bench.ts')).runBoardMemory,
  },
  {
    name: 'board-paint',
    goal: '200 open orders: cards after 1.2 s, one that is moved in its new column after 100 ms, on the computer of the desk',
    load: async () => (await import('./board-paint.bench.ts')).runBoardPaint,
  },
  {
    name: 'visits-ingest',
    goal: 'visits in batches of ten, counted in every rollup, at 4 times the CPU of bare inserts or less',
    load: async () => (await import('./visits-ingest.bench.ts')).runVisitsIngest,
  },
  {
    name: 'statistics',
    goal: '24 calls for 30 and 365 days over 10 million events and a million orders: read at 3 times the CPU of SQL by hand on the rollups or less, 30 times quicker than grouping raw rows, in 50 and 150 ms',
    load: async () => (await import('./statistics.bench.ts')).runStatistics,
  },
]
