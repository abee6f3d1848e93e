import {
  readWeeklyMailContract,
  wishWeeklyMailContract,
} from '#domain/insight/statistics/weekly-mail.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { keepWish, readWish } from '../weekly/wishes.ts'

/** Whether somebody is told of each week by mail: only whoever wishes for it. */
export const weeklyMailEndpoints = [
  endpointOf(readWeeklyMailContract, async (req) => Response.json({ isWished: await readWish(req) }, unkept)),
  endpointOf(wishWeeklyMailContract, async (req, { body: { isWished } }) => {
    await keepWish(req, { isWished, now: Temporal.Now.instant() })

    return Response.json({ isWished }, unkept)
  }),
]
