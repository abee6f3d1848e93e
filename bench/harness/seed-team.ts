import 'temporal-polyfill/global'

import { createLocalReq, getPayload, type PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { administrator } from '#scripts/testing/administrator.ts'

import { storeYearOfWork } from './year-of-work.ts'

const people = 50
const fullTime = {
  validFrom: '2025-01-01',
  hoursPer: 'week' as const,
  weeklyMinutes: 2310,
  minutesPerWeekday: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 390 },
  employmentType: 'full-time' as const,
  holidayDaysPerYear: 25,
  holidayCarryOver: 0,
}

const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
const req = await createLocalReq({}, payload)
await payload.create({
  collection: 'users',
  data: { ...administrator, firstName: 'Anna', lastName: 'Auer', roles: ['ROLE_ADMIN'] },
  ...asSystem(req),
})
const { id: branch } = await payload.create({
  collection: 'branches',
  data: {
    name: 'Wirtshaus',
    identifier: 'wirtshaus',
    timeZone: 'Europe/Vienna',
    country: 'AT',
    slotMinutes: 15,
    businessDayStartsAt: '05:00',
  },
  ...asSystem(req),
})
for (let nth = 0; nth < people; nth += 1) await engage(req, nth)
await storeYearOfWork(payload.db.pool, branch)
process.send?.({ branch })
await payload.destroy()
process.exit(0)

/** Somebody with full time for the whole of the year, a week of leave in it, and one of illness. */
async function engage(asking: PayloadRequest, nth: number): Promise<void> {
  const name = { firstName: 'Person', lastName: String(nth) }
  const account = await asking.payload.db.create({
    collection: 'users',
    data: {
      ...name,
      name: `${name.firstName} ${name.lastName}`,
      email: `person${nth}@theke.example`,
      roles: ['ROLE_EMPLOYEE'],
      branches: [branch],
    },
    req: asking,
  })
  const own = { user: String(account.id), branch }
  await asking.payload.create({
    collection: 'contracts',
    data: { ...fullTime, ...own },
    depth: 0,
    ...asSystem(asking),
  })
  const monday = Temporal.PlainDate.from('2025-01-06').add({ weeks: nth })
  await beAway(asking, { ...own, type: 'vacation' }, monday)
  await beAway(asking, { ...own, type: 'sick' }, monday.add({ weeks: nth < 25 ? 20 : -20 }))
}

type Away = { user: string; branch: string; type: 'vacation' | 'sick' }

async function beAway(asking: PayloadRequest, away: Away, monday: Temporal.PlainDate): Promise<void> {
  const days = { firstDay: monday.toString(), lastDay: monday.add({ days: 4 }).toString() }
  const data = { ...away, ...days, status: 'approved' as const }
  await asking.payload.create({ collection: 'absences', data, depth: 0, ...asSystem(asking) })
}
