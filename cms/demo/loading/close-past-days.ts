import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { endOfDay } from '#domain/ordering/day-end/open-days.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { readBranches } from '#plugins/day-ends/operations/branches-of-days.ts'
import { closeDayWithin, type DayCount } from '#plugins/day-ends/operations/close-day.ts'
import { readOpenDays } from '#plugins/day-ends/operations/read-open-lines.ts'

import { makeChance, type Chance } from '../past-orders/chance.ts'

type Options = { branches: readonly string[]; now: Temporal.Instant; seed: number }

/** So many days that are over are left for whoever looks at the demo. */
const leftOpen = 2

/** Closes the days of the past by what staff close them with, each on the morning after. */
export async function closePastDays(req: PayloadRequest, { branches, now, seed }: Options): Promise<void> {
  const database = queryingWithin(await transactionOf(req))
  const chance = makeChance(seed)
  for (const branch of await readBranches(database, branches)) {
    const today = businessDayOf(now, branch.timeZone, branch.startsAt)
    const days = (await readOpenDays(database, branch, null)).filter(({ day }) => day < today)
    for (const { day } of days.slice(0, -leftOpen)) {
      const morning = endOfDay(day, branch).add({ minutes: 45 + chance.whole(90) })
      const count = (expected: number, lines: number) => countDrawer(expected, lines, chance)
      await closeDayWithin(database, { branch, day, count, by: null, now: morning })
    }
  }
}

const floatCents = 15_000

/** As it is counted: mostly it fits, and now and then somebody was given a coin too much. */
function countDrawer(expected: number, lines: number, chance: Chance): DayCount {
  const isOut = chance.share() < 0.1
  const difference = isOut ? 10 * (chance.whole(12) - 8) : 0
  const note = difference === 0 ? null : difference < 0 ? 'Falsch herausgegeben' : 'Trinkgeld in der Kasse'

  return {
    float: floatCents,
    counted: Math.max(0, floatCents + expected + difference),
    coins: null,
    note,
    lines,
  }
}

type Database = Awaited<ReturnType<typeof transactionOf>>

/** Statements with `$1` on the connection of the transaction, which takes them in pieces. */
export function queryingWithin(database: Database): Querying {
  const query = async ({ text, values = [] }: { text: string; values?: unknown[] }) =>
    database.execute(sql.join(text.split(/\$(\d+)/).map((part, index) => pieceOf(part, index, values))))

  // `query` of a pool has more ways to be called; ours are all of this one.
  return { query } as unknown as Querying
}

const pieceOf = (part: string, index: number, values: readonly unknown[]) =>
  index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`
