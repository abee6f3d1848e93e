import type { PayloadRequest } from 'payload'

import { atWorkContract, timeSheetEventsContract } from '#domain/workforce/at-work.contract.ts'
import { timeNews, type ToldTimes } from '#domain/workforce/time-news.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { endpointOf, withContract } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openEventStream } from '#kernel/live/event-stream.ts'
import { Refused } from '#kernel/refused.ts'

import { listAtWork } from '../sheets/list-at-work.ts'

/** Who is at work now, and the news of it. */
export const atWorkEndpoints = [
  endpointOf(atWorkContract, async (req, { query }) =>
    Response.json(await listAtWork(req, { ...query, now: Temporal.Now.instant() }), unkept),
  ),
  withContract(timeSheetEventsContract, async (req) => {
    if (!(await maySee(req))) throw new Refused('not-allowed')

    return openEventStream({
      bus: liveBusOf(req.payload),
      tags: timeNews,
      signal: req.signal,
      read: async (news, heard) => ({
        id: news,
        event: { changed: timeNews.filter((tag) => heard.includes(tag)) } satisfies ToldTimes,
      }),
      holds: () => maySeeStill(req),
    })
  }),
]

const maySee = async (req: PayloadRequest): Promise<boolean> =>
  Boolean(await rightTo(req, 'read', 'time-sheets'))

/** A session may end, and a right be taken, while somebody listens. */
async function maySeeStill(req: PayloadRequest): Promise<boolean> {
  const { user } = await req.payload.auth({ headers: req.headers, canSetHeaders: false })

  return maySee({ ...req, user })
}
