import type { PayloadRequest } from 'payload'

import { soldOutName, soldOutNote } from '#domain/ordering/sold-out.texts.ts'
import type { TodayOutage } from '#plugins/desk/today.port.ts'

import { readSoldOut } from '../operations/branch-sold-out.ts'
import { ownBranches } from './own-branches.ts'

const mostShown = 50

/** What the branches of a person have run out of; where there are several, each says which. */
export async function branchOutages(req: PayloadRequest): Promise<TodayOutage[]> {
  const [gone, branches] = await Promise.all([readSoldOut(req), ownBranches(req)])
  const known = new Map(branches.map((branch) => [branch.id, branch]))

  return gone.slice(0, mostShown).flatMap((entry): TodayOutage[] => {
    const branch = known.get(entry.branch)
    if (!branch) return []
    const { timeZone, name } = branch
    const where = branches.length > 1 ? ` in ${name}` : ''

    return [
      {
        key: `${entry.branch} ${entry.product} ${entry.option}`,
        label: soldOutName(entry),
        note: `Ausverkauft${where} ${soldOutNote(entry, timeZone)}`,
        ...(entry.until && { timeZone }),
        path: '/orders?annahme=1',
      },
    ]
  })
}
