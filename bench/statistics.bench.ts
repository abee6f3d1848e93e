import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import type { DayRange } from '#domain/insight/statistics/statistics-range.ts'
import { everyDataset, type Question } from '#plugins/statistics/testing/by-hand/question.ts'
import { signIn } from '#scripts/testing/staff.ts'

import type { Side } from './baselines/bare-figures.ts'
import { type AskedOften, askOften, type Found, tableOf } from './harness/ask-often.ts'
import { type Call, createClient } from './harness/load.ts'
import { type Judged, measure, median, pronounce, type Verdict } from './harness/measure.ts'
import { type Running, startProduct, startScript, withWorld, type World } from './harness/product.ts'

const goalByHand = 3
const goalOfRaw = 30
/** For 30 days, and for a year. */
const goalsMs = { month: 50, year: 150 }

type Sides = { world: World; product: Running; bare: Running; token: string; database: pg.Pool }

/**
 * The 24 calls of the statistics for 30 and 365 days, in a house with 10 million events, a million orders and a million
 * scans: the whole call, and what it reads alone, in processor time against the statements that somebody would write by
 * hand on the rollups, and in milliseconds against grouping raw rows. All find the same totals, and none of the calls may
 * have read a raw row.
 */
export function runStatistics(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ADMIN: 'off' })
    const bare = await startScript(world, 'bench/baselines/bare-figures.ts')
    const database = new pg.Pool({ connectionString: world.environment.DATABASE_URL, max: 1 })
    world.cleanups.add(() => database.end())
    const sides = { world, product, bare, database, token: (await signIn(product.url)).token }
    const { month, year } = await rangesOf(database)
    const before = await scansOfRaw(database)
    const areSame = await findTheSame(sides, [month, year])
    const areUnread = (await scansOfRaw(database)) === before
    if (!areUnread) console.log('  ✗ raw rows were read by a call')
    await warmUp(sides, month)
    const found = { month: await compareAll(sides, month), year: await compareAll(sides, year) }
    console.log(tableOf('30 days', found.month))
    console.log(tableOf('365 days', found.year))

    return pronounce(
      'statistics',
      [
        ...verdictsOf('30 days', found.month, goalsMs.month),
        ...verdictsOf('365 days', found.year, goalsMs.year),
      ],
      {
        isSound: areSame && areUnread,
      },
    )
  }, 'bench/harness/seed-year.ts')
}

function verdictsOf(days: string, found: readonly Found[], goalMs: number): Verdict[] {
  const most = (of: (each: Found) => number) => Math.max(...found.map(of))
  const isShort = 'a call of few milliseconds may take twice as long'

  return [
    {
      part: `${days}, dearest reading against SQL by hand`,
      ratio: most((each) => each.readingCpu),
      goal: goalByHand,
      bound: 'most',
      reachedSlowed: 'it is read without the product in between',
    },
    {
      part: `${days}, whole call against SQL by hand, median`,
      ratio: median(found.map(({ callCpu }) => callCpu)),
      goal: goalByHand,
      bound: 'most',
      reachedSlowed: isShort,
    },
    {
      part: `${days}, least quicker than grouping raw rows`,
      ratio: Math.min(...found.map(({ raw, call }) => raw / call)),
      goal: goalOfRaw,
      bound: 'least',
      reachedSlowed: isShort,
    },
    {
      part: `${days}, slowest call in shares of ${goalMs} ms`,
      ratio: most(({ call }) => call) / goalMs,
      goal: 1,
      bound: 'most',
      reachedSlowed: isShort,
    },
  ]
}

/** The year that was filled in, and its last 30 days. */
async function rangesOf(database: pg.Pool): Promise<{ month: DayRange; year: DayRange }> {
  const { rows } = await database.query<{ from: string; late: string; to: string }>(
    `select min(start)::text as from, (max(start) - 29)::text as late, max(start)::text as to
       from order_counts where span = 'day' and by = 'total'`,
  )
  const { from = '', late = '', to = '' } = rows[0] ?? {}

  return { month: { from: late, to }, year: { from, to } }
}

/** How often tables of which rollups are made were looked into. PostgreSQL tells it a little later. */
async function scansOfRaw(database: pg.Pool): Promise<string | undefined> {
  await pause(3000)
  const { rows } = await database.query<{ scans: string }>(
    `select sum(seq_scan + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables
      where relname ~ '^(analytics_(logs|visits)|qr_scans)_' or relname = 'order_facts'`,
  )

  return rows[0]?.scans
}

const warmRounds = 25

/** What the product computes with is compiled while it is used; the first dataset is to be asked as quickly as the last. */
async function warmUp(sides: Sides, range: DayRange): Promise<void> {
  for (const dataset of everyDataset) await sidesOf(sides, { dataset, range }).call(warmRounds)
}

async function compareAll(sides: Sides, range: DayRange): Promise<Found[]> {
  const found: Found[] = []
  for (const dataset of everyDataset) {
    const question = { dataset, range }
    found.push({ dataset, ...(await askOften(sidesOf(sides, question))) })
  }

  return found
}

function sidesOf({ world, product, bare, token }: Sides, question: Question): AskedOften {
  const client = createClient(product.url, 1)
  world.cleanups.add(client.close)
  const call = callOf(question, token)
  const ofBare = (side: Side) => (amount: number) =>
    measure([bare.pid, world.postgresPid], async () => {
      await askBare(bare, question, side, amount)
      return amount
    })

  return {
    call: (amount) =>
      measure([product.pid, world.postgresPid], () =>
        client.hammer(
          amount,
          () => call,
          ({ status }) => status === 200,
        ),
      ),
    reading: ofBare('reading'),
    byHand: ofBare('by hand'),
    raw: ofBare('raw'),
  }
}

const callOf = ({ dataset, range: { from, to } }: Question, token: string): Call => ({
  path: `/api/statistics/${dataset}?from=${from}&to=${to}`,
  headers: { authorization: `JWT ${token}` },
})

type Row = Readonly<Record<string, unknown>>

async function askBare(
  { child }: Running,
  question: Question,
  side: Side,
  amount: number,
): Promise<Row[][] | null> {
  child.send({ question, side, amount })
  const [{ found }] = (await once(child, 'message')) as [{ found: Row[][] | null }] // the script is ours

  return found
}

/** Points by hand come to the total of the call, wherever they add up to one. */
async function findTheSame({ product, bare, token }: Sides, ranges: readonly DayRange[]): Promise<boolean> {
  const client = createClient(product.url, 1)
  let areSame = true
  for (const question of ranges.flatMap((range) => everyDataset.map((dataset) => ({ dataset, range })))) {
    const { body, status } = await client.send(callOf(question, token))
    const { total, measures } = JSON.parse(body.toString()) as Statistics // our own contract
    const [points = []] = (await askBare(bare, question, 'by hand', 1)) ?? []
    for (const { key } of measures.filter(({ isAdditive }) => isAdditive)) {
      if (points[0]?.[key] === undefined) continue
      const sum = points.reduce((all, point) => all + Number(point[key]), 0)
      if (status === 200 && sum > 0 && Math.abs(sum - (total[key] ?? 0)) < 1e-6 * sum) continue
      areSame = false
      console.log(
        `  ✗ ${question.dataset} from ${question.range.from}: ${key} is ${total[key]}, by hand ${sum}`,
      )
    }
  }
  client.close()

  return areSame
}
