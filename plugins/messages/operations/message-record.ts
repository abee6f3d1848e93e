import { interruptedText, overtakenText } from '#domain/operations/messages/mail-failure.texts.ts'
import type {
  MessageChannel,
  MessageKind,
  MessageReader,
  MessageState,
} from '#domain/operations/messages/message-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { closingBreakerOf, isOpenFor } from './mail-breaker-record.ts'

/** A message as it is written down; `event` is the one thing that it tells one reader of. */
export type NewMessage = {
  event: string
  channel: MessageChannel
  kind: MessageKind
  reader: MessageReader
  title: string
  recipient: string
  messageId: string
  order: string | null
  branch: string | null
  /** The record that it is about, as `{collection}:{id}`. */
  about: string | null
}

/** A try of a message; `attempts` fences off one that was given up and speaks late. */
export type Try = { id: string; attempts: number }

const insert = `
  insert into messages (id, channel, event, kind, reader, title, recipient, message_id, order_id, branch_id, about,
                        state, attempts, queued_at, tried_at, why)`
const values = `$1::uuid, $12::enum_messages_channel, $2, $3::enum_messages_kind, $4::enum_messages_reader, $5, $6, $7, (select id from orders where id = $8::uuid), $9::uuid, $10`
const unsettled = `where messages.state in ('queued', 'sending')`

const valuesOf = (message: NewMessage, now: Temporal.Instant): unknown[] => [
  uuidV7(now.epochMilliseconds),
  message.event,
  message.kind,
  message.reader,
  message.title,
  message.recipient,
  message.messageId,
  message.order,
  message.branch,
  message.about,
  now.toString(),
  message.channel,
]

/**
 * Notes that a message is being sent from now on; null if it was settled before, or if its server is left alone where
 * that is asked for. One that was left in the middle, by a
 * process that died or a try that was given up, is begun again: nobody knows whether it has arrived.
 */
export async function beginTry(
  database: Querying,
  message: NewMessage,
  { now, unlessAway }: { now: Temporal.Instant; unlessAway: string | null },
): Promise<Try | null> {
  const { rows } = await database.query<Try>({
    name: 'begin-message',
    text: `${insert} select ${values}, 'sending'::enum_messages_state, 1, $11::timestamptz, $11::timestamptz, null
            where ${isOpenFor('$13')}
           on conflict (event) do update
             set state = 'sending', attempts = messages.attempts + 1, tried_at = excluded.tried_at,
                 recipient = excluded.recipient, why = null
             ${unsettled}
           returning id, attempts::int as attempts`,
    values: [...valuesOf(message, now), unlessAway],
  })
  return rows[0] ?? null
}

/** Notes that a message waits for its server, and answers since when; null if it was settled before. */
export async function noteWaiting(
  database: Querying,
  message: NewMessage,
  { now, why }: { now: Temporal.Instant; why: string },
): Promise<Temporal.Instant | null> {
  const { rows } = await database.query<{ since: number }>({
    name: 'note-waiting-message',
    text: `${insert} select ${values}, 'queued'::enum_messages_state, 0, $11::timestamptz, null, $13
           on conflict (event) do update set why = excluded.why ${unsettled}
           returning (extract(epoch from queued_at) * 1000)::float8 as since`,
    values: [...valuesOf(message, now), why],
  })
  const since = rows[0]?.since

  return since === undefined ? null : Temporal.Instant.fromEpochMilliseconds(Math.round(since))
}

export type Outcome = {
  state: MessageState
  why?: string | null
  answer?: string | null
  /** What its provider calls it, where that reports what became of it. */
  reference?: string | null
  now: Temporal.Instant
}

/**
 * Notes how a try has ended, unless another one speaks for the message by now, and that the server is there which has
 * answered; null where none has.
 */
export async function endTry(
  database: Querying,
  { id, attempts }: Try,
  { state, why = null, answer = null, reference = null, now, server }: Outcome & { server: string | null },
): Promise<void> {
  await database.query({
    name: 'end-message',
    text: `with closed as (${closingBreakerOf('$8')})
           update messages
              set state = $3::enum_messages_state, why = $4, server_answer = $5, reference = coalesce($7, reference),
                  settled_at = case when $3::enum_messages_state <> 'queued' then $6::timestamptz end
            where id = $1 and attempts = $2 and state = 'sending'`,
    values: [id, attempts, state, why, answer, now.toString(), reference, server],
  })
}

/** Ends a message that waited too long. */
export async function failWaiting(
  database: Querying,
  event: string,
  { why, now }: { why: string; now: Temporal.Instant },
): Promise<void> {
  await database.query(
    `update messages set state = 'failed', why = $2, settled_at = $3
      where event = $1 and state in ('queued', 'sending')`,
    [event, why, now.toString()],
  )
}

/**
 * Ends a message that nobody will try again, for it would tell of what no longer holds. Of one that was left in the
 * middle nobody knows whether it has arrived.
 */
export async function endOvertaken(database: Querying, event: string, now: Temporal.Instant): Promise<void> {
  await database.query({
    name: 'end-overtaken-message',
    text: `update messages
              set why = case state when 'sending' then $2 else $3 end, state = 'failed', settled_at = $4::timestamptz
            where event = $1 and state in ('queued', 'sending')`,
    values: [event, interruptedText, overtakenText, now.toString()],
  })
}
