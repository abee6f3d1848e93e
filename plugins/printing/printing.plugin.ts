import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'

import { cloudPrntEndpoints } from './endpoints/cloudprnt.endpoints.ts'
import { orderSlipsEndpoint, printOrderEndpoint, testPrintEndpoint } from './endpoints/print.endpoints.ts'
import { printJobEndpoints } from './endpoints/print-jobs.endpoints.ts'
import { slipsDue } from './jobs/slips-due.ts'

/** Slips on paper: queued once by what happens or by whoever asks, fetched by printers, and confirmed by them. */
export const printingPlugin = capability({
  name: 'printing',
  collections: {
    'print-jobs': {
      endpoints: [...printJobEndpoints, ...cloudPrntEndpoints].map((each) =>
        onCollection('print-jobs', each),
      ),
    },
    orders: {
      endpoints: [printOrderEndpoint, orderSlipsEndpoint].map((each) => onCollection('orders', each)),
    },
    devices: { endpoints: [onCollection('devices', testPrintEndpoint)] },
  },
  outbox: [delivered(slipsDue, async () => (await import('./jobs/queue-by-rules.ts')).queueByRules)],
  workers: [
    {
      name: 'print-jobs',
      everySeconds: 15,
      load: async () => (await import('./jobs/tidy-print-jobs.ts')).tidyPrintJobs,
    },
  ],
})
