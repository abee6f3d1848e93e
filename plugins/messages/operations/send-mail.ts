import { createHash } from 'node:crypto'

import { isFinalWait } from '#domain/operations/messages/longest-wait.ts'
import { usualBreakerRules } from '#domain/operations/messages/mail-breaker.ts'
import { judgeMailFailure, type TransportError } from '#domain/operations/messages/mail-failure.ts'
import {
  awayTooLongText,
  mailFailureText,
  noServerText,
  serverAwayText,
} from '#domain/operations/messages/mail-failure.texts.ts'
import type { MessageKind, MessageReader } from '#domain/operations/messages/message-terms.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { Later } from '#kernel/outbox/later.ts'

import { askBreaker, noteServerAnswer, noteServerFailure } from './mail-breaker-record.ts'
import { beginTry, endTry, failWaiting, type NewMessage, noteWaiting, type Try } from './message-record.ts'
import { notSent } from './not-sent.ts'

export type OutgoingMail = {
  kind: MessageKind
  reader: MessageReader
  /** What it tells one reader of: told once, however often it is asked for. The name of the promise, so that it can be asked for again. */
  event: string
  to: string
  /** What it is about, in the words of the log. */
  title: string
  about?: { order?: string; branch?: string; record?: string }
  mail: { subject: string; text?: string; html?: string; replyTo?: string }
  /** Made of the event where nothing is said. */
  messageId?: string
}

type Sending = Pick<Delivering, 'payload'> & Partial<Pick<Delivering, 'isLastTry'>>

/**
 * The one way by which mails leave the house. The message is noted as under way first, so that nothing is told twice:
 * only where a process dies between the server's answer and our note a copy goes out, under the same Message-ID (ADR
 * 111). Throws where the delivery is to be tried again.
 */
export async function sendMail(
  outgoing: OutgoingMail,
  { payload, isLastTry = false }: Sending,
  clock = () => Temporal.Now.instant(),
): Promise<void> {
  const { pool } = payload.db
  const now = clock()
  const message = messageOf(outgoing)
  const server = payload.email.name
  const { admission, waitSeconds } = await askBreaker(pool, server, now)
  if (admission === 'wait') return waitFor(message, { payload, now, waitSeconds, why: serverAwayText })

  const attempt = await beginTry(pool, message, now)
  if (!attempt) return
  try {
    const { to, mail } = outgoing
    const answer = await payload.sendEmail({ to, ...mail, messageId: message.messageId })
    await noteServerAnswer(pool, server)
    const outcome = answer === notSent ? unsent : { state: 'accepted' as const, answer: answerIn(answer) }
    await endTry(pool, attempt, { ...outcome, now: clock() })
  } catch (error) {
    await settleFailure(error, {
      payload,
      message,
      attempt,
      isLastTry,
      isProbe: admission === 'probe',
      now: clock(),
    })
  }
}

const unsent = { state: 'failed', why: noServerText } as const

function messageOf({ to, about = {}, messageId, ...outgoing }: OutgoingMail): NewMessage {
  const { event, kind, reader, title } = outgoing
  const { order = null, branch = null, record = null } = about

  return {
    event,
    kind,
    reader,
    title,
    order,
    branch,
    recipient: to,
    about: record ?? (order && `orders:${order}`),
    messageId: messageId ?? `<${createHash('sha256').update(event).digest('hex').slice(0, 32)}@theke.local>`,
  }
}

type Waiting = Pick<Sending, 'payload'> & {
  now: Temporal.Instant
  waitSeconds: number
  why: string
  cause?: unknown
}

/** Keeps a message for later without using up a try of it, but not for ever: nobody wants the news of last week. */
async function waitFor(message: NewMessage, waiting: Waiting): Promise<void> {
  const { payload, now, waitSeconds, why, cause } = waiting
  const since = await noteWaiting(payload.db.pool, message, { now, why })
  // Settled meanwhile.
  if (!since) return
  if (isFinalWait(since, now)) {
    return failWaiting(payload.db.pool, message.event, { why: awayTooLongText, now })
  }
  // Not all at the same moment.
  throw new Later('The mail server is away', { afterSeconds: waitSeconds + Math.random() * 5, cause })
}

type Failed = {
  payload: Sending['payload']
  message: NewMessage
  attempt: Try
  now: Temporal.Instant
  isLastTry: boolean
  isProbe: boolean
}

async function settleFailure(error: unknown, failed: Failed): Promise<void> {
  const { payload, message, attempt, now, isLastTry, isProbe } = failed
  const { pool } = payload.db
  const facts = (error ?? {}) as TransportError // whatever a transport throws
  const verdict = judgeMailFailure(facts)
  const why = mailFailureText(facts)
  const server = payload.email.name
  if (verdict === 'away') {
    const rules = usualBreakerRules
    const openSeconds = await noteServerFailure(pool, server, { now, isProbe, rules })
    if (openSeconds !== null && openSeconds > 0)
      payload.logger.warn({ server, openSeconds }, 'The mail server fails: mails wait')
    await endTry(pool, attempt, { state: 'queued', why, now })
    return waitFor(message, {
      payload,
      now,
      why,
      cause: error,
      waitSeconds: openSeconds ?? rules.firstPauseSeconds,
    })
  }
  await noteServerAnswer(pool, server)
  if (verdict === 'refused') {
    payload.logger.warn({ err: error, kind: message.kind }, 'A mail was refused for good')
    return endTry(pool, attempt, { state: 'refused', why, now })
  }
  await endTry(pool, attempt, { state: isLastTry ? 'failed' : 'queued', why, now })
  throw error
}

/** The server's name for the mail, without whom it names. */
function answerIn(answer: unknown): string | null {
  const { response } = (answer ?? {}) as { response?: unknown }

  return typeof response === 'string' ? response.replace(/\S+@\S+/g, '…').slice(0, 200) : null
}
