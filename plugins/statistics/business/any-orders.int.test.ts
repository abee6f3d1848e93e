import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyLedger, anyOrder, usualHistory } from '#domain/insight/business/order-fact.fixture.ts'
import { inOneTransaction } from '#kernel/database/in-turn.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { openBranch } from '#scripts/testing/hire.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'

import { foldDue, foldDueOrders } from './fold-orders.ts'
import { orderWholesDown, orderWholesUp } from './order-tables.sql.ts'
import { rebuildOrders } from './rebuild-orders.ts'
import { addLines, type Stored, storeOrders } from './testing/stored-orders.ts'

let app: TestApp
let model: string
let branches: string[]

beforeAll(async () => {
  app = await createTestApp()
  model = (await (await openCounter(app)).place()).id
  // Others are like it, and it is none of them.
  await app.pool.query('update orders set voided_at = now(), email = null, phone = null where id = $1', [
    model,
  ])
  branches = [await openBranch(app, 'wien'), await openBranch(app, 'graz')]
})

afterAll(() => app.close())

const tables = ['order_counts', 'order_hours', 'order_facts', 'order_guests']

beforeEach(async () => {
  await clear()
})

/** Lines of ledgers are never deleted; here they go with all that stands on them. */
async function clear(): Promise<void> {
  await app.pool.query('truncate payments cascade')
  await app.pool.query('delete from orders where id <> $1', [model])
  await app.pool.query(`truncate order_facts_due, ${tables.join(', ')}`)
}

const fold = async () => {
  while ((await foldDueOrders(app.payload, 7)) > 0);
}

const rowsOf = async (sql: string) => (await app.pool.query<Record<string, unknown>>(sql)).rows

/** All that is counted, as text. */
const counted = async () =>
  (
    await rowsOf(
      `select row from (${tables.map((table) => `select '${table} ' || t::text as row from ${table} t`).join(' union all ')}) r
        order by row`,
    )
  ).map(({ row }) => row)

/** What goes back of tips and vouchers is split by a rule that no statement says; it is looked at by itself. */
const anyStored: fc.Arbitrary<Stored> = fc
  .record({ order: anyOrder, ledger: anyLedger, phone: fc.constantFrom(null, '+431', '+432', '+433') })
  .map(({ order, ledger, phone }) => {
    const isPlain = order.tip === 0 && order.items.every(({ voucher }) => !voucher)

    return { order, phone, history: usualHistory(order), ledger: isPlain ? ledger : [] }
  })

const drawn = (count: number) => fc.sample(anyStored, { seed: testSeed, numRuns: count })

const change = fc.record({
  what: fc.constantFrom('void', 'cancel', 'complete', 'refund', 'erase', 'delete', 'change', 'fold'),
  which: fc.nat({ max: 19 }),
})
type Change = typeof change extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** What happens to orders later than anybody expects, and twice. */
async function happen({ what, which }: Change, ids: readonly string[]): Promise<unknown> {
  const id = ids[which % ids.length]
  const on = (sql: string) => app.pool.query(`update orders set ${sql} where id = $1`, [id])
  switch (what) {
    case 'void':
      return on('voided_at = now()')
    case 'cancel':
      return on(`status = 'canceled'`)
    case 'complete':
      return on(`status = 'completed', voided_at = null`)
    case 'erase':
      return on('phone = null')
    case 'change':
      return on(`type = 'dineIn', payment_method = 'atm-card', delivery_area = null`)
    case 'refund': {
      const { rows } = await app.pool.query<{ isPlain: boolean }>(
        `select tip = 0 and not items @? '$[*].voucher' as "isPlain" from orders where id = $1`,
        [id],
      )
      return rows[0]?.isPlain ? addLines(app, id ?? '', [{ kind: 'refund', amount: -150 }]) : null
    }
    case 'delete':
      return app.pool.query(
        'delete from orders where id = $1 and not exists (select from payments where order_id = $1)',
        [id],
      )
    case 'fold':
      return foldDueOrders(app.payload, 3)
  }
}

describe('whatever becomes of orders, late, twice and in whatever order', () => {
  it('rollups are what orders and ledgers say, and are rebuilt to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStored, { minLength: 1, maxLength: 20 }),
        fc.array(change, { maxLength: 25 }),
        async (stored, changes) => {
          await clear()
          const ids = await storeOrders(app, model, branches, stored)
          for (const each of changes) await happen(each, ids)
          await Promise.all([fold(), fold()])

          const before = await counted()
          expect(await rowsOf(byRollup), howToRepeat).toEqual(await rowsOf(byOrders))
          expect(await rowsOf(ratesOfFacts), howToRepeat).toEqual(await rowsOf(ratesOfOrders))
          for (const of of [byMonth, byZip, byHour, byFacts]) {
            expect(await rowsOf(of), howToRepeat).toEqual(await rowsOf(byDay))
          }
          expect(await rowsOf(guestsOfFacts), howToRepeat).toEqual(await rowsOf(guestsOfOrders))
          await app.pool.query(`${orderWholesDown}; ${orderWholesUp}`)
          expect(await counted(), howToRepeat).toEqual(before)
          await rebuildOrders(app.payload)
          expect(await counted(), howToRepeat).toEqual(before)
        },
      ),
      { numRuns: size({ short: 12, long: 300 }), seed: testSeed },
    )
  })
})

const known = `o.voided_at is null and o.status not in ('awaiting-payment', 'failed')`
const isLost = `o.status in ('rejected', 'canceled', 'expired')`
const vouchers = `(select coalesce(sum((item ->> 'gross')::numeric), 0) from jsonb_array_elements(o.items) item
                    where item ? 'voucher')`
const sumOfKind = (kinds: string) =>
  `(select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.kind in (${kinds}))`
const back = `greatest(0, -${sumOfKind(`'refund'`)} - greatest(0, ${sumOfKind(`'capture', 'correction'`)} - o.total))`

const byOrders = `
  select o.business_day as day, o.branch_id as branch, o.type::text as type,
         coalesce(o.origin #>> '{last,origin}', 'unknown') as origin,
         count(*) filter (where not ${isLost})::int as orders, count(*) filter (where ${isLost})::int as lost,
         coalesce(sum(greatest(0, o.total - ${back}) - o.tip - ${vouchers}) filter (where not ${isLost}), 0)::float8 as gross,
         coalesce(sum(o.tip) filter (where not ${isLost}), 0)::float8 as tip,
         coalesce(sum(o.total - o.tip - ${vouchers}) filter (where ${isLost}), 0)::float8 as "lostGross"
    from orders o where ${known}
   group by 1, 2, 3, 4 order by 1, 2, 3, 4`
const byRollup = `
  select start::text as day, branch_id as branch, type, origin, orders::int as orders, lost::int as lost,
         gross::float8 as gross, tip::float8 as tip, lost_gross::float8 as "lostGross"
    from order_counts where span = 'day' and "by" = 'total' order by 1, 2, 3, 4`

const summed = (...times: string[]) =>
  ['entries', 'orders', 'lost', 'gross', 'net', 'tax', 'late', 'brought', ...times]
    .map((name, place) => `coalesce(sum(${name}), 0)::float8 as sum_${place}`)
    .join(', ')
const whole = summed('ready_seconds', 'door_seconds')
const byDay = `select ${whole} from order_counts where span = 'day' and "by" = 'total'`
const byMonth = `select ${whole} from order_counts where span = 'month' and "by" = 'hour'`
const byZip = `select ${whole} from order_counts where span = 'month' and "by" = 'zip'`
const byHour = `select ${whole} from order_hours where "by" = 'total'`
const byFacts = `
  select ${summed('"readySeconds"', '"doorSeconds"')}
    from order_facts f, jsonb_to_recordset(f.counts -> 'method') as c (
         entries int, orders int, lost int, gross bigint, net bigint, tax bigint, late int, "readySeconds" int,
         brought int, "doorSeconds" int)`

/** Of orders of which nothing went back and no voucher was sold the rates are as they were priced. */
const untouched = `${sumOfKind(`'refund'`)} = 0 and not o.items @? '$[*].voucher'`
const ratesOfOrders = `
  select tax ->> 'taxRate' as rate, sum((tax ->> 'gross')::numeric)::float8 as gross, sum((tax ->> 'net')::numeric)::float8 as net,
         sum((tax ->> 'tax')::numeric)::float8 as tax
    from orders o, jsonb_array_elements(o.taxes) tax
   where ${known} and not ${isLost} and ${untouched} and (tax ->> 'gross')::numeric > 0 group by 1 order by 1`
const ratesOfFacts = `
  select c.key as rate, coalesce(sum(c.gross), 0)::float8 as gross, coalesce(sum(c.net), 0)::float8 as net,
         coalesce(sum(c.tax), 0)::float8 as tax
    from order_facts f join orders o on o.id = f.order_id,
         jsonb_to_recordset(f.counts -> 'rate') as c (key text, gross bigint, net bigint, tax bigint)
   where ${untouched} and c.key not in ('tip', 'donation') group by 1 order by 1`

const guestsOfFacts = `select order_id as id, guest from order_facts order by 1`
const guestsOfOrders = `
  select o.id, case when o.phone is null then 'unknown'
                    when exists (select from orders e where e.phone = o.phone and ${known.replaceAll('o.', 'e.')}
                                    and not ${isLost.replaceAll('o.', 'e.')}
                                    and (e.placed_at, e.id) < (o.placed_at, o.id)) then 'returning' else 'new' end as guest
    from orders o where ${known} order by 1`

it('what breaks off in the middle has counted nothing, and is counted whole the next time', async () => {
  const stored = drawn(12)
  await storeOrders(app, model, branches, stored)
  const killed = inOneTransaction(app.pool, async (connection) => {
    await foldDue(connection, app.payload, 5)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await counted()).toEqual([])

  await fold()
  expect(await rowsOf(byRollup)).toEqual(await rowsOf(byOrders))
})

it('what the kitchen has made is no change of the figures', async () => {
  const noted = async () => (await rowsOf('select count(*)::int as notes from order_facts_due'))[0]?.notes
  await app.pool.query(
    `update orders set kitchen = '{"made":{}}', internal_note = 'Stammtisch' where id = $1`,
    [model],
  )
  expect(await noted()).toBe(0)

  await app.pool.query('update orders set tip = tip + 100, total = total + 100 where id = $1', [model])
  expect(await noted()).toBe(1)
  await app.pool.query(`update orders set zip_code = '6850' where id = $1`, [model])
  expect(await noted()).toBe(2)
  await app.pool.query('update orders set tip = 0, total = total - 100, zip_code = null where id = $1', [
    model,
  ])
})

it('one order that nobody can make sense of keeps no other from being counted', async () => {
  const stored = drawn(20).map((each) => ({
    ...each,
    order: { ...each.order, status: 'completed', isVoided: false } as const,
  }))
  const broken = await storeOrders(app, model, branches, stored)
  const sound = await storeOrders(app, model, branches, stored)
  // Half a cent at a rate at which nothing is sold: at one of theirs, a voucher that they sell takes it off again.
  await app.pool.query(
    `update orders set taxes = '[{"taxRate":1300,"gross":0.5,"net":0,"tax":0}]' where id = any($1)`,
    [broken],
  )
  await fold()

  const facts = await rowsOf('select order_id as id from order_facts')
  expect(new Set(facts.map(({ id }) => id)), howToRepeat).toEqual(new Set(sound))
  expect(facts).toHaveLength(sound.length)
})
