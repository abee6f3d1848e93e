import { setTimeout as wait } from 'node:timers/promises'

import { deviceSeconds, leaseSeconds, retrySeconds } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import type { Pool } from 'pg'

import { unsignedRksv } from '../devices/rksv-signing.ts'
import type { OpenedCashBox } from '../devices/open-device.ts'
import type { CashBox, SignedReceipt } from '../signing-device.ts'
import { noteAway, noteBack, noteEnded, readBox } from './cash-box-record.ts'
import { prepareReceipt, type ReceiptSubject, zeroSubject } from './prepare-receipt.ts'
import {
  endReceipt,
  insertReceipt,
  readLastReceipt,
  readReceipt,
  type Receipt,
  takeOver,
} from './receipt-record.ts'

/**
 * What is to be written, asked for within the turn of the cash box, so that it is judged by what the one before has
 * written; a receipt that is there already is the answer, null is that there is nothing to write any more.
 */
export type Wanted = (connection: Querying) => Promise<ReceiptSubject | Receipt | null>

type Writing = { pool: Pool; opened: OpenedCashBox; wanted: Wanted }

type Step = { told: Receipt | null } | { begun: Receipt; isOwn: boolean } | 'busy'

const pauseMs = 60

/**
 * Writes the next receipt of a cash box: its row first, with number and text, then the device is asked, then its answer
 * is added. One at a time, for each carries something of the one before; whoever comes meanwhile waits without holding a
 * connection. What somebody began and never ended is ended first, under its number.
 */
export async function writeReceipt({ pool, opened, wanted }: Writing): Promise<Receipt | null> {
  for (;;) {
    const step = await inTurn(pool, `fiscal:${opened.cashBox.id}`, (connection) =>
      begin(connection, opened.cashBox, wanted),
    )
    if (step === 'busy') {
      await wait(pauseMs)
      continue
    }
    if ('told' in step) return step.told
    await endBegun(pool, opened, step.begun)
    if (step.isOwn) return readReceipt(pool, step.begun.id)
  }
}

/** Ends what somebody has begun, or waits for whoever is at it. */
export const settleBegun = async (pool: Pool, opened: OpenedCashBox): Promise<void> =>
  void (await writeReceipt({ pool, opened, wanted: async () => null }))

async function begin(connection: Querying, cashBox: CashBox, wanted: Wanted): Promise<Step> {
  const now = Temporal.Now.instant()
  const last = await readLastReceipt(connection, cashBox.id)
  if (last?.state === 'begun') {
    const isLeft = Temporal.Instant.from(last.askedAt).add({ seconds: leaseSeconds }).epochMilliseconds
    if (isLeft > now.epochMilliseconds) return 'busy'

    return (await takeOver(connection, last, now)) ? { begun: last, isOwn: false } : 'busy'
  }
  const box = await readBox(connection, cashBox.id)
  if (!box || box.endedAt !== null) return { told: null }
  if (last?.kind === 'closing') {
    // Whoever wrote it ended before the cash box did: nothing comes after it all the same.
    await noteKind(connection, last, now)
    return { told: null }
  }
  // An Austrian cash box begins with a receipt that says so, whatever was asked for first.
  const isFirst = last === null && cashBox.scheme === 'rksv'
  const asked = await wanted(connection)
  if (asked === null || 'id' in asked) return { told: asked }

  const isOwn = !isFirst || asked.kind === 'start'
  const subject = isOwn ? asked : zeroSubject('start')
  const receipt = prepareReceipt({ cashBox, subject, before: last, now })
  // While the device is known to be away nobody waits for it; what tells that it is back asks it all the same.
  if (box.awaySince !== null && subject.kind !== 'collective') {
    const unsigned = { ...receipt, ...unsignedOf(cashBox, receipt) }
    await insertReceipt(connection, unsigned)
    await noteKind(connection, receipt, now)

    return { told: unsigned }
  }
  await insertReceipt(connection, receipt)

  return { begun: receipt, isOwn }
}

/** Asks the device, and writes what it answers. One that does not is away, and the receipt goes out without it. */
async function endBegun(pool: Pool, { cashBox, device }: OpenedCashBox, receipt: Receipt): Promise<void> {
  const signed = await within(deviceSeconds, device.sign(receipt)).catch(() => null)
  const now = Temporal.Now.instant()
  const isFirst = await endReceipt(
    pool,
    receipt.id,
    signed ? { state: 'signed', ...signed } : unsignedOf(cashBox, receipt),
  )
  if (!isFirst) return
  if (!signed) await noteAway(pool, cashBox.id, now, now.add({ seconds: retrySeconds }))
  else if (receipt.kind === 'collective') await noteBack(pool, cashBox.id)
  await noteKind(pool, receipt, now)
}

async function noteKind(database: Querying, { kind, device }: Receipt, now: Temporal.Instant): Promise<void> {
  if (kind === 'closing') await noteEnded(database, device, now)
}

function unsignedOf({ scheme }: CashBox, { text }: Receipt): Pick<Receipt, 'state' | 'proof' | 'code'> {
  const signed: SignedReceipt | null = scheme === 'rksv' ? unsignedRksv(text) : null

  return { state: 'unsigned', proof: signed?.proof ?? null, code: signed?.code ?? null }
}

/** A device that hangs is one that does not answer. */
async function within<T>(seconds: number, answer: Promise<T>): Promise<T> {
  const late = new AbortController()
  const deadline = wait(seconds * 1000, undefined, { signal: late.signal }).then(() => {
    throw new Error('The device did not answer in time')
  })
  try {
    return await Promise.race([answer, deadline])
  } finally {
    late.abort()
    deadline.catch(() => undefined)
  }
}
