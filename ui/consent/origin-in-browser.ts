import { originOfVisit } from '#domain/insight/visits/origin-of-visit.ts'
import type { OrderOrigin } from '#domain/ordering/order-origin.contract.ts'

import { keptVisit, keptVisitor } from './visit-in-browser.ts'

/** How whoever orders came, the first time and this time; nothing of those who have not agreed to be counted. */
export function originInBrowser(): OrderOrigin | undefined {
  const visit = keptVisit()
  const first = keptVisitor()?.first

  return visit && first && { first: originOfVisit(first), last: originOfVisit(visit.context) }
}
