import 'temporal-polyfill/global'

import pg from 'pg'

import { askedOf } from '#domain/insight/statistics/asked-of.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { readVisitFigures } from '#plugins/analytics/analytics.port.ts'
import { readScanFigures } from '#plugins/qr-codes/qr-codes.port.ts'
import { isOfOrders } from '#plugins/statistics/business/figures/business-sums.ts'
import { ordersByCode } from '#plugins/statistics/business/figures/read-orders-by-code.ts'
import { readOrderFigures } from '#plugins/statistics/business/figures/read-order-figures.ts'
import { isOfWork, readWorkFigures } from '#plugins/statistics/business/figures/read-work-figures.ts'
import { byHand } from '#plugins/statistics/testing/by-hand/by-hand.ts'
import { rawGrouping } from '#plugins/statistics/testing/by-hand/raw.ts'
import type { Question, Statement } from '#plugins/statistics/testing/by-hand/question.ts'

/**
 * What a call of the statistics finds, without HTTP, a person who asks and rights: by the statements that somebody would
 * write by hand on rollups, by grouping raw rows, or by what the product itself reads.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
const branches = (await pool.query<{ id: string }>('select id from branches')).rows.map(({ id }) => id)

export type Side = 'by hand' | 'reading' | 'raw'
type Asked = { question: Question; side: Side; amount: number }

const sides: Readonly<Record<Side, (question: Question) => Promise<unknown>>> = {
  'by hand': async (question) => {
    const { points, rows } = byHand(question, branches)

    return [
      await rowsOf(points, `${nameOf(question)} points`),
      await rowsOf(rows, `${nameOf(question)} rows`),
    ]
  },
  raw: async (question) => {
    const all = []
    for (const statement of rawGrouping(question, branches)) all.push(await rowsOf(statement))

    return all
  },
  reading: (question) => readingOf(askedFigures(question)),
}

process.on('message', (asked: Asked) => void run(asked))
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: 'bare' })

async function run({ question, side, amount }: Asked): Promise<void> {
  let found: unknown
  for (let round = 0; round < amount; round += 1) {
    found = await sides[side](question)
    JSON.stringify(found)
  }
  process.send?.({ type: 'done', found: side === 'by hand' ? found : null })
}

const nameOf = ({ dataset, range }: Question) => `${dataset} ${range.from}`

const rowsOf = async ({ text, values }: Statement, name?: string) =>
  (await pool.query({ text, values, ...(name !== undefined && { name }) })).rows

function askedFigures({ dataset, range }: Question): AskedFigures {
  const asking = askedOf(dataset, { ...range, limit: 50 }, 'Europe/Vienna')
  if (!('asked' in asking)) throw new RangeError(`nobody can ask for ${dataset}`)

  return asking.asked
}

/** As `read-statistics.ts` has it read. */
async function readingOf(asked: AskedFigures): Promise<unknown> {
  const { dataset } = asked
  if (isOfOrders(dataset)) return readOrderFigures(pool, { ...asked, dataset, branches })
  if (isOfWork(dataset)) return readWorkFigures(pool, { ...asked, dataset, branches, people: 'all' })
  if (dataset === 'qr-code-targets') return readScanFigures(pool, asked)
  if (dataset !== 'qr-code-origins') return readVisitFigures(pool, asked)

  return Promise.all([readScanFigures(pool, asked), ordersByCode(pool, { ...asked, branches })])
}
