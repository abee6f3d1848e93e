import type { Pool } from 'pg'

import { isFinalWait } from '#domain/operations/messages/longest-wait.ts'
import { usualBreakerRules } from '#domain/operations/messages/mail-breaker.ts'
import type { MailVerdict } from '#domain/operations/messages/mail-failure.ts'
import type { MessageChannel, MessageKind, MessageReader } from '#domain/operations/messages/message-terms.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { Later } from '#kernel/outbox/later.ts'

import { askBreaker, noteServerFailure } from './mail-breaker-record.ts'
import {
  beginTry,
  endTry,
  failWaiting,
  type NewMessage,
  noteWaiting,
  type Outcome,
  type Try,
} from './message-record.ts'

/** What is to be said to one reader, by whichever way. */
export type Outgoing = {
  kind: MessageKind
  reader: MessageReader
  /** What it tells one reader of: told once, however often it is asked for. The name of the promise, so that it can be asked for again. */
  event: string
  to: string
  /** What it is about, in the words of the log. */
  title: string
  about?: { order?: string; branch?: string; record?: string }
}

export type Sending = Pick<Delivering, 'payload'> & Partial<Pick<Delivering, 'isLastTry'>>

/** One way by which messages leave the house, as it stands for one message. */
export type Carrier = {
  channel: MessageChannel
  /** By what the breaker knows whoever is asked: one that fails keeps only its own waiting. */
  server: string
  messageId: string
  /** `attempt` counts from 1: what was sent before may have arrived, though nobody heard of it. */
  carry: (attempt: number) => Promise<Omit<Outcome, 'now'>>
  /** What a failure means, and why in German. */
  judge: (error: unknown) => { verdict: MailVerdict; why: string }
  /** What the log says while nobody is asked, and of what waited too long. */
  awayText: string
  awayTooLongText: string
}

/**
 * Says something once. It is noted as under way first, so that nothing is told twice: only where a process dies between
 * the answer and our note a copy goes out, under the same name (ADR 111). Throws where the delivery is to be tried again.
 */
export async function sendMessage(
  outgoing: Outgoing,
  carrier: Carrier,
  { payload, isLastTry = false }: Sending,
  clock = () => Temporal.Now.instant(),
): Promise<void> {
  const { pool } = payload.db
  const { server, carry, awayText: why } = carrier
  const now = clock()
  const message = messageOf(outgoing, carrier)
  const { attempt, isProbe, waitSeconds } = await begin(pool, message, { server, now })
  if (waitSeconds !== null) return waitFor(message, { payload, carrier, now, waitSeconds, why })
  if (!attempt) return
  try {
    const outcome = await carry(attempt.attempts)
    await endTry(pool, attempt, { ...outcome, server, now: clock() })
  } catch (error) {
    await settleFailure(error, { payload, message, carrier, attempt, isLastTry, isProbe, now: clock() })
  }
}

type Begun = { attempt: Try | null; isProbe: boolean; waitSeconds: number | null }

/** Begins a message, or says how long its server is left alone. A server that answers costs no question about it. */
async function begin(
  pool: Pool,
  message: NewMessage,
  { server, now }: { server: string; now: Temporal.Instant },
): Promise<Begun> {
  const attempt = await beginTry(pool, message, { now, unlessAway: server })
  if (attempt) return { attempt, isProbe: false, waitSeconds: null }

  const { admission, waitSeconds } = await askBreaker(pool, server, now)
  if (admission === 'wait') return { attempt: null, isProbe: false, waitSeconds }

  return {
    attempt: await beginTry(pool, message, { now, unlessAway: null }),
    isProbe: admission === 'probe',
    waitSeconds: null,
  }
}

function messageOf(
  { to, about = {}, event, kind, reader, title }: Outgoing,
  { channel, messageId }: Carrier,
): NewMessage {
  const { order = null, branch = null, record = null } = about

  return {
    event,
    channel,
    kind,
    reader,
    title,
    order,
    branch,
    messageId,
    recipient: to,
    about: record ?? (order && `orders:${order}`),
  }
}

type Waiting = Pick<Sending, 'payload'> & {
  carrier: Carrier
  now: Temporal.Instant
  waitSeconds: number
  why: string
  cause?: unknown
}

/** Keeps a message for later without using up a try of it, but not for ever: nobody wants the news of last week. */
async function waitFor(message: NewMessage, waiting: Waiting): Promise<void> {
  const { payload, carrier, now, waitSeconds, why, cause } = waiting
  const since = await noteWaiting(payload.db.pool, message, { now, why })
  // Settled meanwhile.
  if (!since) return
  if (isFinalWait(since, now)) {
    return failWaiting(payload.db.pool, message.event, { why: carrier.awayTooLongText, now })
  }
  // Not all at the same moment.
  throw new Later(`${carrier.server} is away`, { afterSeconds: waitSeconds + Math.random() * 5, cause })
}

type Failed = {
  payload: Sending['payload']
  message: NewMessage
  carrier: Carrier
  attempt: Try
  now: Temporal.Instant
  isLastTry: boolean
  isProbe: boolean
}

async function settleFailure(error: unknown, failed: Failed): Promise<void> {
  const { payload, message, carrier, attempt, now, isLastTry } = failed
  const { pool } = payload.db
  const { server } = carrier
  const { verdict, why } = carrier.judge(error)
  if (verdict === 'away') return settleAbsence(error, why, failed)

  if (verdict === 'refused') {
    const { kind, channel } = message
    payload.logger.warn({ err: error, kind, channel }, 'A message was refused for good')
    return endTry(pool, attempt, { state: 'refused', why, server, now })
  }
  await endTry(pool, attempt, { state: isLastTry ? 'failed' : 'queued', why, server, now })
  throw error
}

async function settleAbsence(error: unknown, why: string, failed: Failed): Promise<void> {
  const { payload, message, carrier, attempt, now, isProbe } = failed
  const { pool } = payload.db
  const { server } = carrier
  const rules = usualBreakerRules
  const openSeconds = await noteServerFailure(pool, server, { now, isProbe, rules })
  if (openSeconds !== null && openSeconds > 0)
    payload.logger.warn({ server, openSeconds }, 'A server for messages fails: they wait')
  await endTry(pool, attempt, { state: 'queued', why, server: null, now })

  return waitFor(message, {
    payload,
    carrier,
    now,
    why,
    cause: error,
    waitSeconds: openSeconds ?? rules.firstPauseSeconds,
  })
}
