import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'
import pg from 'pg'

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
// Statements of the product may not take as long as these.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
// Gigabytes are loaded once, and nothing of them is to be saved from a crash.
await pool.query(`alter system set max_wal_size = '16GB'`)
await pool.query('select pg_reload_conf()')
const begun = performance.now()
const { branches } = await fillHouse(pool, {
  // A part of the house is enough to try the bench itself.
  size: partOfHouse(Number(process.env.BENCH_PART ?? 1)),
  lastDay: Temporal.Now.plainDateISO(zoneOfHouse).subtract({ days: 1 }).toString(),
  secret: payload.secret,
  tell: (step) => {
    console.error(`  filled in after ${((performance.now() - begun) / 1000).toFixed(0)} s: ${step}`)
  },
})
await pool.query('alter system reset max_wal_size')
await pool.query('select pg_reload_conf()')
await pool.query('checkpoint')
process.send?.({ branch: branches[0]?.identifier })
await pool.end()
await payload.destroy()
process.exit(0)
