import { afterAll, beforeAll, expect, test } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { type OwnPostgres, startOwnPostgres } from '#scripts/testing/own-postgres.ts'
import { seededChance } from '#scripts/testing/seeded.ts'
import { size } from '#scripts/testing/sizes.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { expectEachThingOnce } from './testing/books-of-a-house.ts'
import { beginEvening } from './testing/busy-evening.ts'
import { openWholeHouse, type WholeHouse } from './testing/whole-house.ts'

const kills = size({ short: 10, long: 50 })
const outages = size({ short: 0, long: 1 })
const emptyWithinMs = 60_000

let postgres: OwnPostgres | null = null
let house: WholeHouse

beforeAll(async () => {
  postgres = outages > 0 ? await startOwnPostgres() : null
  house = await openWholeHouse({ databaseUrl: postgres?.databaseUrl })
  await house.app.pool.query(
    `update payment_accounts set capture_moment = 'on-acceptance' where method = 'datatrans'`,
  )
})

afterAll(async () => {
  await house.close()
  await postgres?.remove()
})

/** Whatever is promised has happened. Answers after how long. */
async function untilNothingIsPromised(since: number): Promise<number> {
  await eventually(async () => expect(await house.promised()).toBe(0))

  return performance.now() - since
}

test(`${kills} kills among orders, payments, mails, slips and refunds lose nothing and double nothing`, async () => {
  const chance = seededChance()
  await house.start()
  const evening = beginEvening(house, chance)
  for (let kill = 1; kill < kills; kill += 1) {
    await evening.areServed(chance.between(3, 12))
    if (postgres && kill === Math.floor(kills / 2)) {
      await postgres.stop('fast')
      await postgres.startAgain()
    }
    await house.kill()
    await house.start()
  }
  await evening.areServed(chance.between(3, 12))
  await house.kill()
  const isOver = evening.end()
  await house.start()
  const startedAt = performance.now()
  await isOver
  const tookMs = await untilNothingIsPromised(startedAt)

  // What a message was lost of is asked after, by whichever process is not at it.
  for (const minutes of [3, 6]) {
    const now = Temporal.Now.instant().add({ minutes })
    await eventually(async () =>
      expect(await runDeclared(house.app.payload, 'online-payments', { now })).not.toBeNull(),
    )
    await untilNothingIsPromised(startedAt)
  }
  await evening.areSlipsPrinted()
  const copies =
    house.mails.received.length - new Set(house.mails.received.map(({ messageId }) => messageId)).size
  tellFigure(
    `seed ${chance.seed}: ${kills} kills, ${evening.acknowledged.size} orders, ${evening.moves.length} moves, ` +
      `${evening.refunds.length} refunds, ${house.mails.received.length} mails (${copies} told again under the same name), ` +
      `${evening.printed.size} slips; nothing promised after ${Math.round(tookMs)} ms`,
  )
  await expectEachThingOnce(house, evening)
  expect(tookMs).toBeLessThan(emptyWithinMs)
})
