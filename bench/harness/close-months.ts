import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'

import { peopleOfSheets } from '#plugins/working-time/sheets/people-of-sheets.ts'
import { closeMonth } from '#plugins/working-time/sheets/move-month.ts'
import { readSheets } from '#plugins/working-time/sheets/read-sheets.ts'
import { administrator } from '#scripts/testing/administrator.ts'

import { year } from './year-of-work.ts'

/** Closes the first months of the year for everybody at a branch, as the administration does. */
const months = Number(process.env.CLOSED_MONTHS)

const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })
const { docs } = await payload.find({
  collection: 'users',
  where: { email: { equals: administrator.email } },
  depth: 0,
  overrideAccess: true,
})
const [admin] = docs
if (!admin) throw new Error('nobody could close a month')
const req = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
const people = await peopleOfSheets(req, { branch: process.env.BRANCH })
const now = Temporal.Now.instant()
for (let nth = 1; nth <= months; nth += 1) {
  const month = `${year}-${String(nth).padStart(2, '0')}`
  for (const { person, hash } of await readSheets(req, { people, month, now })) {
    await closeMonth(req, { user: person.id, month, hash: hash(), reason: 'Für die Messung', now })
  }
}
process.send?.({ type: 'done' })
await payload.destroy()
process.exit(0)
