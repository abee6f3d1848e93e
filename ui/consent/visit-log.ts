import type {
  countVisitContract,
  VisitBatch,
  VisitEvent,
} from '#domain/insight/visits/visit-batch.contract.ts'

import { correctClock, eventOfVisit, visitorInBrowser } from './visit-in-browser.ts'

/** Spec: storefront 12. */
const flushMilliseconds = 1000
/** What the server takes at once. */
const mostPerBatch = 50
/** Batches that are kept for a page that is without a network. */
const mostKept = 20

type Queued = { visit: Pick<VisitBatch, 'visit' | 'context'>; events: VisitEvent[] }

/** What is sent together, once a second; what did not arrive is sent again with the next. */
export function openLog(page: Document, category: string) {
  let queues: Queued[] = []
  let clock: ReturnType<typeof setInterval> | undefined
  const sent = followSent()

  const flush = () => {
    const sending = queues
    queues = []
    for (const { visit, events } of sending) {
      const batch = {
        ...visit,
        visitor: visitorInBrowser(visit.context),
        category,
        events: events.slice(0, mostPerBatch),
      }
      if (events.length > mostPerBatch) queues.push({ visit, events: events.slice(mostPerBatch) })
      const keep = (isSent: boolean) => {
        if (!isSent && clock) queues = [{ visit, events: batch.events }, ...queues].slice(-mostKept)
      }
      sent.follow(send(batch).then(keep))
    }
  }
  return {
    underway: sent.underway,
    add: (happened: Omit<VisitEvent, 'n' | 'at'>) => {
      const { visit, event } = eventOfVisit(page, happened)
      const known = queues.findLast(({ visit: of }) => of.visit === visit.id)
      if (known) known.events.push(event)
      else queues.push({ visit: { visit: visit.id, context: visit.context }, events: [event] })
    },
    flush,
    open: () => {
      clock = setInterval(flush, flushMilliseconds)
    },
    close: () => {
      queues = []
      clearInterval(clock)
      clock = undefined
    },
  }
}

function followSent() {
  const underway = new Set<Promise<void>>()

  return {
    follow: (sending: Promise<void>): void => {
      underway.add(sending)
      void sending.then(() => underway.delete(sending))
    },
    underway: () => (underway.size > 0 ? Promise.all(underway) : undefined),
  }
}

/**
 * A visit that nobody counted is no reason to disturb the visitor. Answers whether there is nothing more to do: what is
 * refused is refused for ever, unless it came too often, or the server could not be reached.
 */
async function send(batch: VisitBatch): Promise<boolean> {
  try {
    const answer = await fetch('/api/analytics-logs/visits' satisfies (typeof countVisitContract)['path'], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      keepalive: true,
    })
    // The answer of the contract; anything else has no reason.
    const said =
      answer.status === 202 ? ((await answer.json()) as { reason?: string; now: string }) : undefined
    if (said?.reason === 'clock') correctClock(said.now)
    return answer.status < 500 && answer.status !== 429
  } catch {
    return false
  }
}
