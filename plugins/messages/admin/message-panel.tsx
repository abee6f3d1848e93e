'use client'

import { Fragment } from 'react'

import type { Message } from '#cms/payload-types.ts'
import {
  cameToNothing,
  messageChannelLabels,
  messageKindLabels,
  messageReaderLabels,
  messageStateLabels,
} from '#domain/operations/messages/message-terms.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import * as kit from '#plugins/desk/kit.port.ts'

export type MessageRow = Pick<
  Message,
  | 'id'
  | 'title'
  | 'kind'
  | 'channel'
  | 'state'
  | 'why'
  | 'recipient'
  | 'reader'
  | 'queuedAt'
  | 'triedAt'
  | 'settledAt'
  | 'attempts'
  | 'messageId'
  | 'serverAnswer'
>
type PanelProps = { row: MessageRow; timeZone: string; onClose: () => void; onAgain: () => void }

/** One message: what became of it, and once more where it came to nothing. */
export function MessagePanel({ row, timeZone, onClose, onAgain }: PanelProps) {
  const at = (iso: string | null | undefined) => iso && momentWords(iso, timeZone)
  const facts = [
    ['Stand', messageStateLabels[row.state]],
    ['Warum nicht', row.why],
    ['Weg', messageChannelLabels[row.channel]],
    ['Anlass', messageKindLabels[row.kind]],
    ['An wen', messageReaderLabels[row.reader]],
    ['Entstanden', at(row.queuedAt)],
    ['Zuletzt versucht', at(row.triedAt)],
    ['Erledigt', at(row.settledAt)],
    ['Versuche', String(row.attempts)],
    ['Antwort', row.serverAnswer],
    [row.channel === 'email' ? 'Message-ID' : 'Kennung', row.messageId],
  ] as const

  return (
    <kit.SidePanel
      title={row.title}
      onClose={onClose}
      actions={cameToNothing(row.state) && <kit.Action onClick={onAgain}>Noch einmal senden</kit.Action>}
    >
      <dl>
        <dt>Empfänger</dt>
        <dd>
          <kit.Guarded data="customer">{row.recipient ?? 'nicht mehr bekannt'}</kit.Guarded>
        </dd>
        {facts.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </kit.SidePanel>
  )
}
