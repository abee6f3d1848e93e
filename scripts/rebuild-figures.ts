import 'temporal-polyfill/global'

import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

import pg from 'pg'

import { rebuildVisits } from '#plugins/analytics/analytics.port.ts'
import { rebuildScans } from '#plugins/qr-codes/qr-codes.port.ts'
import { rebuildOrders } from '#plugins/statistics/statistics.port.ts'

import { explainAndExit, StartProblem, step } from './console/steps.ts'
import { openDataHome, readSecret } from './database/data-home.ts'
import { withHouseDatabase } from './database/with-house-database.ts'

/**
 * Makes what is counted of orders, visits and scans anew from what is stored, beside the running product or without it:
 * all of it, or what is named. The same rows come of it, unless somebody has changed them by hand, or their rules have
 * changed.
 */
const root = resolve(import.meta.dirname, '..')

type Rebuild = (pool: pg.Pool) => Promise<number>

const rebuilds: Readonly<Record<string, { title: string; rebuild: Rebuild }>> = {
  orders: { title: 'Bestellungen', rebuild: async (pool) => rebuildOrders(await houseWith(pool)) },
  visits: { title: 'Besuche', rebuild: (pool) => rebuildVisits(pool, Temporal.Now.instant()) },
  scans: { title: 'Scans', rebuild: (pool) => rebuildScans(pool, Temporal.Now.instant()) },
}

try {
  const named = process.argv.slice(2)
  const wanted = (named.length > 0 ? named : Object.keys(rebuilds)).map((name) => {
    const known = rebuilds[name]
    if (known) return known
    throw new StartProblem(`„${name}“ wird nicht gezählt. Es gibt: ${Object.keys(rebuilds).join(', ')}.`)
  })
  await withHouseDatabase(root, async (url) => {
    const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
    // Its loss is told by the statement that meets it; without a listener the process would end.
    pool.on('error', () => undefined)
    try {
      for (const { title, rebuild } of wanted) {
        const count = await step(`${title} werden neu gezählt`, () => rebuild(pool))
        console.log(`✓ ${title}: ${count.toLocaleString('de-AT')}`)
      }
    } finally {
      await pool.end().catch(() => undefined)
    }
  })
} catch (error) {
  explainAndExit(error)
}

/** Guests are known again by marks that are bound to the secret of the house, as Payload keeps it. */
async function houseWith(pool: pg.Pool) {
  const given = process.env.PAYLOAD_SECRET ?? (await readSecret(await openDataHome(root)))
  if (!given) throw new StartProblem('PAYLOAD_SECRET fehlt. Ohne ihn werden Stammgäste nicht wiedererkannt.')
  const secret = createHash('sha256').update(given).digest('hex').slice(0, 32)
  const logger = {
    error: (facts: object, text: string) => console.error(`✗ ${text}: ${JSON.stringify(facts)}`),
  }

  return { db: { pool }, secret, logger }
}
