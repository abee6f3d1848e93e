import type pg from 'pg'

import { type Judged, type Measure, measure, median, pronounce, runPairs } from './harness/measure.ts'
import { openOrdering } from './harness/ordering.ts'
import { untilDelivered } from './harness/placed-orders.ts'
import { haveDone, startScript, withWorld } from './harness/product.ts'

const messages = 500
const wantedPerSecond = 100
const pairs = 7
const warmUps = 1

/**
 * Mails to a guest from their promise on: claimed, composed, noted, sent over SMTP and noted once more by the one worker
 * of a process, against the library sending a mail of that size and noting nothing.
 */
export function runMessages(): Promise<Judged> {
  return withWorld(async (world) => {
    const sink = await startScript(world, 'bench/baselines/mail-sink.ts')
    const { database, pids, deliver } = await openOrdering(world, 1, { SMTP_URL: sink.url })
    await deliver(1)
    const bare = await startScript(world, 'bench/baselines/bare-mails.ts', {
      SINK_URL: sink.url,
      MAIL: JSON.stringify(mailOfUsualSize),
    })
    const perSecond: number[] = []
    const sendAll = async (): Promise<Measure> => {
      const measured = await measure(pids, () => promiseMails(database))
      perSecond.push(measured.operations / measured.seconds)
      return measured
    }
    const { cpuRatio } = await runPairs(
      { name: 'Theke', run: sendAll },
      { name: 'nodemailer', run: () => measure([bare.pid], () => haveDone(bare, messages)) },
      { pairs, warmUps },
    )
    const rate = median(perSecond.slice(warmUps))
    console.log(`  ${rate.toFixed(0)} messages a second`)

    return pronounce(
      'messages',
      [
        {
          part: 'of 100 a second',
          ratio: rate / wantedPerSecond,
          goal: 1,
          bound: 'least',
          reachedSlowed: 'a promise to people, far below what one worker sends',
        },
        { part: 'CPU of the library alone', ratio: cpuRatio, goal: 5.5, bound: 'most' },
      ],
      { isSound: await isAllTold(database) },
    )
  })
}

/** About what tells a guest of an order of four things. */
const mailOfUsualSize = {
  from: 'theke@localhost',
  to: 'anna@gast.example',
  subject: 'Ihre Bestellung bei Gasthaus am Eck',
  text: 'vielen Dank! Ihre Bestellung ist eingegangen. '.repeat(20),
  html: '<p>vielen Dank! Ihre Bestellung ist eingegangen.</p>'.repeat(100),
}

let round = 0

/** Tells the guest of the one order again and again, each time as an event of its own, as staff may wish it. */
async function promiseMails(database: pg.Pool): Promise<number> {
  round += 1
  await database.query(
    `with promised as (
       insert into outbox (topic, dedupe_key, payload)
       select 'order-mail', 'order-mail:' || o.id || ':1:guest:' || $1 || '-' || n,
              jsonb_build_object('order', o.id, 'version', 1, 'action', 'place', 'reader', 'guest', 'again', $1 || '-' || n)
         from orders o, generate_series(1, $2::int) n
       returning 1)
     select pg_notify('theke', '{"tags":["outbox-mails"]}') from promised limit 1`,
    [String(round), messages],
  )
  await untilDelivered(database)
  return messages
}

async function isAllTold(database: pg.Pool): Promise<boolean> {
  const { rows } = await database.query<{ missing: number }>(
    `select count(*)::int as missing from outbox o
      where topic = 'order-mail'
        and not exists (select from messages m where m.event = o.dedupe_key and m.state = 'accepted')`,
  )
  if (rows[0]?.missing !== 0) console.log(`  ✗ ${rows[0]?.missing} messages were not accepted`)

  return rows[0]?.missing === 0
}
