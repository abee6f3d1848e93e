import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

export const eventsPerBatch = 10

const pages = ['/', '/store/bench', '/store/bench', '/kontakt', '/store/bench/checkout']
const referrers = [undefined, 'https://www.google.at', 'https://l.instagram.com', 'https://zeitung.example']

/** What browsers tell in batches of ten, each visit in two of them; visitors, pages and origins differ. */
export function visitBatches(): () => VisitBatch {
  let told = 0
  let visit = ''

  return () => {
    const isFirst = told % 2 === 0
    // So long ago that none of its events is still to come.
    if (isFirst) visit = uuidV7(Date.now() - 120_000)
    const nth = told
    told += 1
    const referrer = referrers[nth % referrers.length]

    return {
      visit,
      visitor: crypto.randomUUID(),
      category: 'shop',
      context: {
        resolution: nth % 3 === 0 ? '1920x1080' : '390x844',
        ratio: nth % 3 === 0 ? 1 : 3,
        scheme: 'light',
        ...(referrer !== undefined && { referrer }),
      },
      events: Array.from({ length: eventsPerBatch }, (_, index) => {
        const n = index + 1 + (isFirst ? 0 : eventsPerBatch)
        const isAction = index % 5 === 3
        return {
          n,
          at: n * 3000,
          type: isAction ? 'event' : 'page',
          action: isAction ? 'add-to-cart' : 'view',
          path: pages[(nth + index) % pages.length] ?? '/',
        }
      }),
    }
  }
}
