import { once } from 'node:events'

import pg from 'pg'

import type { MonthRow } from '#domain/workforce/time-sheets.contract.ts'
import { signIn } from '#scripts/testing/staff.ts'

import { type Call, createClient } from './harness/load.ts'
import { type Judged, type Measure, measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import {
  type Running,
  runScript,
  startProduct,
  startScript,
  withWorld,
  type World,
} from './harness/product.ts'
import { year } from './harness/year-of-work.ts'

const goal = 3
const closedMonths = 5

/** From which day on there is something to sum, which month is told of, and the first day after it. */
type Asked = {
  name: string
  since: string
  month: string
  until: string
  amount: number
  /** Whether something of everybody's work is written before each time, so that nothing that was kept may be used. */
  isAnew: boolean
}
type Sides = { world: World; product: Running; bare: Running; token: string; database: pg.Pool }
type Sums = { person: string; owed: number; worked: number; breaks: number; credited: number; time?: number }

const wholeYear: Asked = {
  name: 'year',
  since: `${year}-01-01`,
  month: `${year}-12-01`,
  until: `${year + 1}-01-01`,
  amount: 4,
  isAnew: true,
}
const oneMonth: Asked = {
  name: 'month',
  since: `${year}-06-01`,
  month: `${year}-06-01`,
  until: `${year}-07-01`,
  amount: 15,
  isAnew: false,
}

/**
 * The time sheets of 50 people through the API: at the end of a year of which nothing was closed, all of it reckoned
 * again each time, and of a month after closed ones, which was looked at before. In processor time against one statement by hand, which sums up the
 * same rows; both have to come to the same.
 */
export function runTimeSheets(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ADMIN: 'off' })
    const bare = await startScript(world, 'bench/baselines/bare-sheets.ts')
    const { token } = await signIn(product.url)
    const database = new pg.Pool({ connectionString: world.environment.DATABASE_URL, max: 1 })
    world.cleanups.add(() => database.end())
    const sides = { world, product, bare, token, database }
    const isYearSound = await findTheSame(sides, wholeYear, true)
    const ofYear = await compare(sides, wholeYear)
    await runScript(world, 'bench/harness/close-months.ts', {
      BRANCH: world.branch,
      CLOSED_MONTHS: String(closedMonths),
    })
    const isMonthSound = await findTheSame(sides, oneMonth, false)
    const ofMonth = await compare(sides, oneMonth)

    return pronounce(
      'time-sheets',
      [
        { part: 'a year of 50 people', ratio: ofYear, goal, bound: 'most' },
        { part: 'a month of 50 people', ratio: ofMonth, goal, bound: 'most' },
      ],
      { isSound: isYearSound && isMonthSound },
    )
  }, 'bench/harness/seed-team.ts')
}

async function compare(sides: Sides, asked: Asked): Promise<number> {
  const { cpuRatio } = await runPairs(sideOfProduct(sides, asked), sideOfSql(sides, asked))

  return cpuRatio
}

function sideOfProduct(sides: Sides, asked: Asked): Side {
  const { product, world } = sides
  const client = createClient(product.url, 1)
  world.cleanups.add(client.close)
  const call = callOf(sides, asked)
  const isRight = ({ status }: { status: number }) => status === 200

  const ask = (amount: number) =>
    measure([product.pid, world.postgresPid], () => client.hammer(amount, () => call, isRight))

  return {
    name: asked.name,
    run: async () => {
      if (!asked.isAnew) return ask(asked.amount)
      const all: Measure[] = []
      for (let round = 0; round < asked.amount; round += 1) {
        await writeSomeWork(sides)
        all.push(await ask(1))
      }

      return inAll(all)
    },
  }
}

/** Of each person one row, with what it says already. */
async function writeSomeWork({ database, world }: Sides): Promise<void> {
  await database.query(
    `update working_activities set title = title
      where id in (select distinct on (user_id) id from working_activities where branch_id = $1
                    order by user_id, started_at)`,
    [world.branch],
  )
}

const inAll = (all: readonly Measure[]): Measure => ({
  operations: all.length,
  seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  cpuMilliseconds: all.reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0),
})

const callOf = ({ world, token }: Sides, { month }: Asked): Call => ({
  path: `/api/time-sheets/balances?month=${month.slice(0, 7)}&branch=${world.branch}`,
  headers: { authorization: `JWT ${token}` },
})

const sideOfSql = (sides: Sides, asked: Asked): Side => ({
  name: 'by hand',
  run: () =>
    measure([sides.bare.pid, sides.world.postgresPid], async () => {
      await askBare(sides, asked, asked.amount)
      return asked.amount
    }),
})

async function askBare({ bare, world }: Sides, asked: Asked, amount: number): Promise<Sums[]> {
  bare.child.send({ ...asked, amount, branch: world.branch })
  const [{ docs }] = (await once(bare.child, 'message')) as [{ docs: Sums[] }] // the script is ours

  return docs
}

/** What was carried over from closed months the statement does not know. */
async function findTheSame(sides: Sides, asked: Asked, withBalance: boolean): Promise<boolean> {
  const client = createClient(sides.product.url, 1)
  const { body, status } = await client.send(callOf(sides, asked))
  client.close()
  const { docs = [] } = JSON.parse(body.toString()) as { docs?: MonthRow[] } // our own contract
  const told = docs.map(({ person, balances, owed, worked, breaks, credited }) => ({
    person: person.id,
    owed,
    worked,
    breaks,
    credited,
    ...(withBalance ? { time: balances.find(({ account }) => account === 'time')?.minutes } : {}),
  }))
  const summed = (await askBare(sides, asked, 1)).map(({ time, ...sums }) =>
    withBalance ? { ...sums, time } : sums,
  )
  const lines = [told, summed].map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
  const areSame = docs.length === 50 && String(lines[0]) === String(lines[1])
  if (!areSame) console.log(`  ✗ ${asked.name}: ${status}\n  ${lines[0]?.[0]}\n  ${lines[1]?.[0]}`)

  return areSame
}
