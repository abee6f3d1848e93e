'use client'

import { useId } from 'react'

import type { Division, MessageText } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import { type TextName, textNames, textOf } from '#domain/operations/messages/message-texts.data.ts'
import { type OwnText, wordsOf } from '#domain/operations/messages/message-texts.ts'
import { messageReaderLabels } from '#domain/operations/messages/message-terms.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { TextPanel } from './text-panel.tsx'
import styles from './texts.module.css'

type Kept = Pick<MessageText, 'text' | 'division' | 'subject' | 'intro' | 'sms'>
export type TextRow = { name: TextName; own: OwnText | null; usual: OwnText | null }

const readTexts = callOf<ListContract<'message-texts', keyof Kept>>('get', '/api/message-texts')
const readDivisions = callOf<ListContract<'divisions', 'id' | 'name'>>('get', '/api/divisions')
const all = { depth: 0, limit: 500, sort: 'id' }

const subjectOf = ({ name, own, usual }: TextRow): string =>
  own?.subject || usual?.subject || wordsOf(name, {}).subject
const columns: kit.Column<TextRow>[] = [
  {
    name: 'nachricht',
    title: 'Nachricht',
    value: ({ name }) => textOf(name).label,
    // Many begin alike.
    width: 'minmax(15rem, 1.3fr)',
  },
  {
    name: 'anwen',
    title: 'An wen',
    value: ({ name }) => messageReaderLabels[textOf(name).reader],
    width: 'minmax(4.5rem, 0.4fr)',
  },
  { name: 'betreff', title: 'Betreff', value: subjectOf, width: 'minmax(9rem, 1.3fr)' },
  {
    name: 'worte',
    title: 'Worte',
    value: wordsWord,
    cell: (row) => <kit.StatusPill tone={row.own ? 'accent' : 'neutral'}>{wordsWord(row)}</kit.StatusPill>,
    width: 'minmax(7.5rem, 0.6fr)',
  },
]
const idOf = ({ name }: TextRow) => name
const words = { name: 'vorlagen', label: 'Vorlagen', empty: 'Keine Vorlagen' }

function wordsWord({ own, usual }: TextRow): string {
  if (own) return 'Eigene'

  return usual ? 'Wie für alle' : 'Wie üblich'
}

/** The words of every message about an order or a request, as each division has them. */
export function TextsView({ timeZone }: DeskViewProps) {
  const { params, change } = kit.useUrl()
  const division = params.get('marke')
  const { openId, open, close } = kit.useOpenOne()
  const texts = kit.useLoaded('texts', (signal) => readTexts(fetch, { signal, query: all }))
  const divisions = kit.useLoaded('divisions', (signal) => readDivisions(fetch, { signal, query: all }))
  const rows = rowsOf(texts.data?.docs ?? [], division)
  const row = rows.find(({ name }) => name === openId)
  const table = { ...words, columns, idOf, timeZone, openId, rows, total: rows.length }

  return (
    <kit.PageFrame
      title="Vorlagen"
      description="Die Worte der E-Mails und SMS über Bestellungen und Kontaktanfragen. Was Sie leer lassen, geht wie üblich hinaus."
      timeZone={timeZone}
      toolbar={
        <DivisionChoice
          divisions={divisions.data?.docs ?? []}
          chosen={division}
          onChange={(id) => change({ marke: id })}
        />
      }
      beside={
        row && (
          <TextPanel
            key={`${row.name} ${division}`}
            {...{ row, division }}
            onClose={close}
            onSaved={texts.reload}
          />
        )
      }
    >
      <kit.LoadedView of={texts}>
        {() => <kit.DataTable {...table} onOpen={({ name }: TextRow) => open(name)} />}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

function rowsOf(kept: readonly Kept[], division: string | null): TextRow[] {
  const find = (name: TextName, of: string | null) =>
    kept.find((each) => each.text === name && idOfDivision(each.division) === of) ?? null

  return textNames.map((name) => ({
    name,
    own: find(name, division),
    usual: division === null ? null : find(name, null),
  }))
}

const idOfDivision = (division: Kept['division']): string | null =>
  typeof division === 'string' ? division : (division?.id ?? null)

type ChoiceProps = {
  divisions: readonly Pick<Division, 'id' | 'name'>[]
  chosen: string | null
  onChange: (id: string | null) => void
}

/** Whose words, for a house with several names. */
function DivisionChoice({ divisions, chosen, onChange }: ChoiceProps) {
  const id = useId()
  if (divisions.length < 2) return null

  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Organisation</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Alle ohne eigene Worte</option>
        {divisions.map((division) => (
          <option key={division.id} value={division.id}>
            {division.name}
          </option>
        ))}
      </select>
    </div>
  )
}
