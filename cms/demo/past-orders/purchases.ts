import type { OrderOrigin } from '#domain/ordering/order-origin.contract.ts'
import type { WholeVisit } from '#plugins/analytics/analytics.port.ts'

/** An order in which a visit ended: when and where, and how its guest had come. */
export type Purchase = {
  branch: string
  placedAt: Temporal.Instant
  origin: OrderOrigin
  table: string | null
}

type Given = {
  visits: readonly WholeVisit[]
  /** At which table a code lies. */
  tableOf: (code: string | null) => string | null
}

/** What was bought in these visits; the first way is that of the first visit of the same person. */
export function purchasesOf({ visits, tableOf }: Given): Purchase[] {
  const firsts = new Map<string, WholeVisit>()
  for (const visit of visits) {
    const known = firsts.get(nameOf(visit))
    if (!known || visit.startedAt < known.startedAt) firsts.set(nameOf(visit), visit)
  }

  return visits.flatMap((visit) => {
    const step = visit.steps.findIndex(({ action }) => action === 'purchase')
    const branch = visit.steps[step]?.branch
    if (branch === undefined) return []

    return {
      branch,
      placedAt: Temporal.Instant.fromEpochMilliseconds(visit.startedAt + step * visit.betweenMs),
      origin: { first: touchOf(firsts.get(nameOf(visit)) ?? visit), last: touchOf(visit) },
      table: tableOf(visit.code),
    }
  })
}

const nameOf = ({ visitor, id }: WholeVisit): string => visitor ?? id

const touchOf = ({ origin, source, campaign, code }: WholeVisit) => ({ origin, source, campaign, code })
