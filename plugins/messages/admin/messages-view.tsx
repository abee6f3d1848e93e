'use client'

import type { Message } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import {
  messageChannelLabels,
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
  delivered: 'done',
  bounced: 'wrong',
  refused: 'wrong',
  failed: 'wrong',
}
const filters = [
  kit.choiceFilter('stand', 'Stand', messageStateLabels),
  kit.choiceFilter('anlass', 'Anlass', messageKindLabels),
  kit.choiceFilter('weg', 'Weg', messageChannelLabels),
]
const columns: kit.Column<MessageRow>[] = [
  {
    name: 'wann',
    title: 'Entstanden',
    value: ({ queuedAt }) => queuedAt,
    kind: 'moment',
    width: 'minmax(10rem, 1fr)',
  },
  {
    name: 'stand',
    title: 'Stand',
    value: ({ state }) => messageStateLabels[state],
    cell: ({ state }) => <kit.StatusPill tone={tones[state]}>{messageStateLabels[state]}</kit.StatusPill>,
    width: 'minmax(10.5rem, 1.2fr)',
  },
  { name: 'worueber', title: 'Worüber', value: ({ title }) => title, wraps: true },
  {
    name: 'weg',
    title: 'Weg',
    value: ({ channel }) => messageChannelLabels[channel],
    width: 'minmax(5rem, 0.6fr)',
    // A tablet has room for six; whom it went to says the way as well, and the panel says both.
    isHiddenAtFirst: true,
  },
  { name: 'anlass', title: 'Anlass', value: ({ kind }) => messageKindLabels[kind], wraps: true },
  {
    name: 'anwen',
    title: 'An wen',
    value: ({ reader }) => messageReaderLabels[reader],
    width: 'minmax(5rem, 0.6fr)',
    isHiddenAtFirst: true,
  },
  {
    name: 'an',
    title: 'Empfänger',
    value: ({ recipient }) => recipient ?? '',
    data: 'customer',
    wraps: true,
  },
  {
    name: 'warum',
    title: 'Warum nicht',
    value: ({ why }) => why ?? '',
    width: 'minmax(9rem, 1.6fr)',
    wraps: true,
  },
]
const idOf = ({ id }: MessageRow) => id
const words = { name: 'nachrichten', label: 'Nachrichten', empty: 'Keine Nachrichten' }
const narrowed = ([field, value]: readonly [string, string | undefined]) =>
  value ? { [`where[${field}][equals]`]: value } : {}

/** What people were told by mail, SMS or on their devices, whether it has arrived, and why not. */
export function MessagesView({ timeZone }: DeskViewProps) {
  const filtered = kit.useFilters(filters)
  const { openId, open, close } = kit.useOpenOne()
  const { stand, anlass, weg } = filtered.values
  const messages = kit.useLoaded(`${stand} ${anlass} ${weg}`, (signal) =>
    read(fetch, {
      signal,
      query: {
        depth: 0,
        sort: '-queuedAt',
        limit: 200,
        ...narrowed(['state', stand]),
        ...narrowed(['kind', anlass]),
        ...narrowed(['channel', weg]),
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
      description="Was an wen ging, als E-Mail, SMS oder Benachrichtigung, und was daraus wurde. „Angenommen“ heißt: vom Mailserver oder Anbieter. Nach einem Monat steht nicht mehr da, an wen, nach einem Jahr nichts mehr."
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
