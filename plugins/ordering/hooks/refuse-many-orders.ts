import { afterGrant } from '#kernel/access/after-grant.ts'
import { Refused } from '#kernel/refused.ts'

/** Each order has its own guest, who is told: there is no deed that means many of them. */
export const refuseManyOrders = afterGrant(
  function refuseManyOrders({ args }) {
    if (!('id' in args) || args.id === undefined) throw new Refused('method-not-allowed')

    return args
  },
  ({ operation }) => operation === 'update',
)
