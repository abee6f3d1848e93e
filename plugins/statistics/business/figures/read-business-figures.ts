import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'

import { foldBeforeReading, type House } from '../fold-orders.ts'
import { branchesOf, type Sight } from './branches-of-figures.ts'
import { isOfOrders } from './business-sums.ts'
import { readOrderFigures } from './read-order-figures.ts'
import { isOfWork, readWorkFigures } from './read-work-figures.ts'

/** The figures of a dataset, and up to when all that happened is counted in them. */
export type BusinessFigures = Figures & { asOf: Temporal.Instant }

type Counted = {
  now: Temporal.Instant
  /** Counts what is due, and says up to when all is counted; once for all who ask together. */
  counted?: () => Promise<Temporal.Instant>
}

/**
 * What orders, payments and times of work come to, of the branches that somebody may see. Whatever has changed of orders
 * is counted first.
 */
export async function readBusinessFigures(
  house: House,
  asked: AskedFigures & { sight: Sight } & Counted,
): Promise<BusinessFigures> {
  const { sight, now, counted = () => foldBeforeReading(house, now), ...figures } = asked
  const { pool } = house.db
  const branches = await branchesOf(pool, asked)
  const { dataset } = asked
  if (isOfOrders(dataset)) {
    const read = () => readOrderFigures(pool, { ...figures, dataset, branches })
    // Mostly nothing is due, and then what was read with that is all there is.
    const { isDue, ...told } = await read()
    if (!isDue) return { ...told, asOf: now }
    const asOf = await counted()
    const { isDue: _dueSince, ...anew } = await read()

    return { ...anew, asOf }
  }
  if (!isOfWork(dataset)) throw new RangeError(`No dataset of ledgers: ${dataset}`)
  const asOf = await counted()

  return { ...(await readWorkFigures(pool, { ...figures, dataset, branches, people: sight.people })), asOf }
}
