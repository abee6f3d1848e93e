import { capability } from '#kernel/capability/capability.ts'

/** Figures of what the house does, counted as it is done. */
export const statisticsPlugin = capability({
  name: 'statistics',
  workers: [
    {
      name: 'order-figures',
      everySeconds: 5,
      isExclusive: true,
      load: async () => {
        const { foldDueOrders } = await import('./business/fold-orders.ts')
        return async ({ payload, ending }) => {
          while (!ending.aborted && (await foldDueOrders(payload)) > 0);
        }
      },
    },
  ],
})
