import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { requireTransaction } from '../database/hold-until-commit.ts'
import { Refused } from '../refused.ts'
import { idempotencyKeyOf } from './idempotency-key-of.ts'

type Sending<Outcome> = {
  /** Keys of one kind of call, or of one caller, are apart from those of others. */
  scope: string
  /** What was sent, by which a second try is told from another request under the same key. */
  content: object
  /** Whether there still is what came of an earlier try; where it is gone, the next one begins anew. */
  isThere?: (outcome: Outcome) => Promise<boolean>
}

type Done<Outcome> = { outcome: Outcome; isFirst: boolean }

/**
 * Does the work of a call once for the key in its header, however often and closely together it is sent: whoever
 * comes second waits and gets what came of the first. The same key with another content is refused. What fails leaves
 * no trace, so that the next try begins anew; a call without a key is always the first.
 */
export async function onceByKey<Outcome extends object>(
  req: PayloadRequest,
  { scope, content, isThere = async () => true }: Sending<Outcome>,
  work: () => Promise<Outcome>,
): Promise<Done<Outcome>> {
  const key = idempotencyKeyOf(req)
  if (key === null) return { outcome: await work(), isFirst: true }

  await initTransaction(req)
  try {
    const claim = { scope, key, fingerprint: fingerprintOf(content) }
    const earlier = (await isClaimed(req, claim)) ? null : await readOutcome<Outcome>(req, claim)
    const done =
      earlier && (await isThere(earlier))
        ? { outcome: earlier, isFirst: false }
        : { outcome: await keepOutcome(req, claim, await work()), isFirst: true }
    await commitTransaction(req)

    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Claim = { scope: string; key: string; fingerprint: string }

const fingerprintOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Waits for another one under the same key, until it has been done or has failed. */
async function isClaimed(req: PayloadRequest, { scope, key, fingerprint }: Claim): Promise<boolean> {
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute(sql`
    insert into idempotency_keys (scope, key, fingerprint) values (${scope}, ${key}, ${fingerprint})
    on conflict do nothing
    returning 1`)

  return rows.length > 0
}

async function keepOutcome<Outcome extends object>(
  req: PayloadRequest,
  { scope, key }: Claim,
  outcome: Outcome,
): Promise<Outcome> {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`
    update idempotency_keys set response = ${JSON.stringify(outcome)}::jsonb
     where scope = ${scope} and key = ${key}`)

  return outcome
}

/** Whoever asks at the same time waits, for this may become the outcome of another try. */
async function readOutcome<Outcome>(
  req: PayloadRequest,
  { scope, key, fingerprint }: Claim,
): Promise<Outcome> {
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute<{ fingerprint: string; response: Outcome }>(
    sql`select fingerprint, response from idempotency_keys where scope = ${scope} and key = ${key} for update`,
  )
  const [earlier] = rows
  // Keys are forgotten after days, which may be just now.
  if (!earlier) throw new Refused('unavailable')
  if (earlier.fingerprint !== fingerprint) throw new Refused('idempotency-key-reused')

  return earlier.response
}
