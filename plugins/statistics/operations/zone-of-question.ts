import type { PayloadRequest } from 'payload'

import { readZones, zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { Refused } from '#kernel/refused.ts'

/** By which clock the days of a question are meant: that of its branch, else of the house. Unlike elsewhere, a branch that is not there is refused. */
export async function zoneOfQuestion(req: PayloadRequest, branch: string | undefined): Promise<string> {
  if (branch === undefined) return zoneOfHouse(req)
  const zone = (await readZones(req)).zones[branch]
  if (zone === undefined) throw new Refused('unknown-branch')

  return zone
}
