import type { Pool } from 'pg'

import { type LogMessage, signedBytes, wholeMessage } from '#domain/ordering/fiscal/log-message.ts'
import type { Span } from '#domain/ordering/fiscal/receipt-years.ts'
import { processType } from '#domain/ordering/fiscal/tse-record.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'

import type { CashBox, KeptMessage, Tse, TseEnd } from '../signing-device.ts'
import { signTest, type TestKeys } from './test-keys.ts'
import { isPluggedIn } from './test-plug.ts'

type Opened = { pool: Pool; cashBox: CashBox; keys: TestKeys }
type Step = Pick<LogMessage, 'operation' | 'processData'> & { receipt: string; transaction: number | null }
type Kept = { transaction: number; counter: number; unixSeconds: number; signature: Buffer }

/**
 * A German device that is made of software: it counts transactions and signatures, keeps each message, and answers a
 * step that it knows as it did the first time. What it remembers is a table, as a real one has a memory.
 */
export const testTse = (opened: Opened): Tse => ({
  isReady: () => isPluggedIn(opened.pool, opened.cashBox.id),
  start: (receipt) =>
    take(opened, { operation: 'StartTransaction', receipt, transaction: null, processData: '' }),
  update: async (receipt, transaction, processData) => {
    await take(opened, { operation: 'UpdateTransaction', receipt, transaction, processData })
  },
  finish: (receipt, transaction, processData): Promise<TseEnd> =>
    take(opened, { operation: 'FinishTransaction', receipt, transaction, processData }),
})

async function take(opened: Opened, step: Step): Promise<Kept> {
  const { pool, cashBox } = opened
  if (!(await isPluggedIn(pool, cashBox.id))) throw new Error('The test device is unplugged')

  return inTurn(pool, `test-tse:${cashBox.id}`, async (memory) => {
    const known = await readStep(memory, cashBox.id, step)

    return known ?? keepStep(memory, opened, step)
  })
}

async function readStep(
  memory: Querying,
  device: string,
  { receipt, operation }: Step,
): Promise<Kept | undefined> {
  const { rows } = await memory.query<Kept>({
    name: 'test-tse-step',
    text: `select transaction, counter, unix_seconds::float8 as "unixSeconds", signature
             from fiscal_test_messages where device_id = $1 and receipt_id = $2 and operation = $3`,
    values: [device, receipt, operation],
  })
  return rows[0]
}

async function keepStep(memory: Querying, { cashBox, keys }: Opened, step: Step): Promise<Kept> {
  const { transactions, signatures, seconds } = await readCounters(memory, cashBox.id)
  const kept = {
    transaction: step.transaction ?? transactions + 1,
    counter: signatures + 1,
    unixSeconds: seconds,
  }
  const signed = signedBytes({
    operation: step.operation,
    cashBox: cashBox.name,
    processData: step.processData,
    processType: step.operation === 'StartTransaction' ? '' : processType,
    serial: Buffer.from(cashBox.serial, 'hex'),
    ...kept,
  })
  const signature = signTest(keys, signed)
  const bytes = Buffer.from(wholeMessage(signed, signature))
  await memory.query({
    name: 'keep-test-tse-step',
    text: `insert into fiscal_test_messages
             (device_id, counter, transaction, receipt_id, operation, unix_seconds, signature, bytes)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      cashBox.id,
      kept.counter,
      kept.transaction,
      step.receipt,
      step.operation,
      seconds,
      signature,
      bytes,
    ],
  })

  return { ...kept, signature }
}

type Counters = { transactions: number; signatures: number; seconds: number }

async function readCounters(memory: Querying, device: string): Promise<Counters> {
  const { rows } = await memory.query<Counters>({
    name: 'test-tse-counters',
    text: testCounters,
    values: [device],
  })
  const [counters] = rows
  if (!counters) throw new RangeError('An aggregate without a row')

  return counters
}

/** Each from the end of its own index. */
export const testCounters = `
  select coalesce((select max(transaction) from fiscal_test_messages where device_id = $1), 0) as transactions,
         coalesce((select max(counter) from fiscal_test_messages where device_id = $1), 0) as signatures,
         floor(extract(epoch from clock_timestamp()))::float8 as seconds`

/** What the device has kept of a time, in the order of its signatures. */
export async function readMessages(pool: Pool, device: string, { from, to }: Span): Promise<KeptMessage[]> {
  const { rows } = await pool.query<KeptMessage>({
    name: 'test-tse-messages',
    text: `select operation, transaction, counter, unix_seconds::float8 as "unixSeconds", bytes
             from fiscal_test_messages
            where device_id = $1 and unix_seconds >= extract(epoch from $2::timestamptz)
              and unix_seconds < extract(epoch from $3::timestamptz)
            order by counter`,
    values: [device, from, to],
  })
  return rows
}
