import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { fillHouse } from '#plugins/statistics/testing/grown-house/fill-house.ts'
import { partOfHouse, zoneOfHouse } from '#plugins/statistics/testing/grown-house/house-sizes.ts'
import { administrator } from '#scripts/testing/administrator.ts'

const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
await payload.create({
  collection: 'users',
  data: { ...administrator, firstName: 'Anna', lastName: 'Auer', roles: ['ROLE_ADMIN'] },
  ...asSystem(await createLocalReq({}, payload)),
})
let begun = performance.now()
const { branches } = await fillHouse(payload.db.pool, {
  // A part of the house is enough to try the bench itself.
  size: partOfHouse(Number(process.env.BENCH_PART ?? 1)),
  lastDay: Temporal.Now.plainDateISO(zoneOfHouse).subtract({ days: 1 }).toString(),
  secret: payload.secret,
  tell: (step) => {
    console.error(`  filled in: ${step}, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    begun = performance.now()
  },
})
process.send?.({ branch: branches[0]?.identifier })
await payload.destroy()
process.exit(0)
