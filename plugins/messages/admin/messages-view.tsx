'use client'

import type { Message } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import {
  messageKindLabels,
  messageReaderLabels,
  type MessageState,
  messageStateLabels,
} from '#domain/operations/messages/message-terms.ts'
import type { mailPostContract, sendAgainContract } from '#domain/operations/messages/messages.contract.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { MessagePanel, type MessageRow } from './message-panel.tsx'
import styles from './messages.module.css'

const read = callOf<ListContract<'messages', keyof MessageRow>>('get', '/api/messages')
const readPost = callOf<typeof mailPostContract>('get', '/api/messages/post')
const again = callOf<typeof sendAgainContract>('post', '/api/messages/{id}/send-again')

const tones: Readonly<Record<MessageState, kit.Tone>> = {
  queued: 'waits',
  sending: 'accent',
  accepted: 'done',
  refused: 'wrong',
  failed: 'wrong',
}
const filters = [
  kit.choiceFilter('stand', 'Stand', messageStateLabels),
  kit.choiceFilter('anlass', 'Anlass', messageKindLabels),
]
const columns: kit.Column<MessageRow>[] = [
  {
    name: 'wann',
    title: 'Entstanden',
    value: ({ queuedAt }) => queuedAt,
    kind: 'moment',
    width: 'minmax(9rem, 1fr)',
  },
  {
    name: 'stand',
    title: 'Stand',
    value: ({ state }) => messageStateLabels[state],
    cell: ({ state }) => <kit.StatusPill tone={tones[state]}>{messageStateLabels[state]}</kit.StatusPill>,
    width: 'minmax(10.5rem, 1.2fr)',
  },
  { name: 'worueber', title: 'Worüber', value: ({ title }) => title },
  { name: 'anlass', title: 'Anlass', value: ({ kind }) => messageKindLabels[kind] },
  { name: 'anwen', title: 'An wen', value: ({ reader }) => messageReaderLabels[reader] },
  { name: 'an', title: 'Empfänger', value: ({ recipient }) => recipient ?? '', data: 'customer' },
  { name: 'warum', title: 'Warum nicht', value: ({ why }) => why ?? '' },
]
const idOf = ({ id }: MessageRow) => id
const words = { name: 'nachrichten', label: 'Nachrichten', empty: 'Keine Nachrichten' }
const narrowed = ([field, value]: readonly [string, string | undefined]) =>
  value ? { [`where[${field}][equals]`]: value } : {}

/** What people were told by mail, whether it has arrived at their server, and why not. */
export function MessagesView({ timeZone }: DeskViewProps) {
  const filtered = kit.useFilters(filters)
  const { openId, open, close } = kit.useOpenOne()
  const { stand, anlass } = filtered.values
  const messages = kit.useLoaded(`${stand} ${anlass}`, (signal) =>
    read(fetch, {
      signal,
      query: {
        depth: 0,
        sort: '-queuedAt',
        limit: 200,
        ...narrowed(['state', stand]),
        ...narrowed(['kind', anlass]),
      },
    }),
  )
  const post = kit.useLoaded('', (signal) => readPost(fetch, { signal }))
  const sendAgain = async ({ id }: Pick<Message, 'id'>) => {
    const sent = await again(fetch, { params: { id } })
    if (sent.ok) kit.tellDone('Die Nachricht wird noch einmal gesendet.')
    else kit.tellProblem(sent.errors[0]?.message ?? 'Die Nachricht wurde nicht gesendet.')
    messages.reload()
  }
  const row = messages.data?.docs.find(({ id }) => id === openId)
  const panel = row && (
    <MessagePanel key={row.id} {...{ row, timeZone }} onClose={close} onAgain={() => void sendAgain(row)} />
  )
  const table = { ...words, columns, idOf, timeZone, openId, onOpen: ({ id }: MessageRow) => open(id) }

  return (
    <kit.PageFrame
      title="Nachrichten"
      description="Welche E-Mails an wen gingen und was daraus wurde. „Angenommen“ heißt: vom Mailserver."
      timeZone={timeZone}
      toolbar={<kit.Toolbar filters={filtered} />}
      beside={panel}
    >
      <p role="status" className={styles.post}>
        {post.data ? postWords(post.data, timeZone) : ''}
      </p>
      <kit.LoadedView of={messages}>
        {({ docs, totalDocs }) => <kit.DataTable {...table} rows={docs} total={totalDocs} />}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

function postWords({ awayUntil, waiting }: { awayUntil: string | null; waiting: number }, timeZone: string) {
  const some = waiting === 1 ? 'Eine E-Mail wartet' : `${waiting} E-Mails warten`
  if (awayUntil)
    return `Der Mailserver antwortet nicht. Der nächste Versuch ist ${momentWords(awayUntil, timeZone)}. ${some}.`

  return waiting > 0 ? `${some} auf den nächsten Versuch.` : 'Nichts wartet auf den Mailserver.'
}
