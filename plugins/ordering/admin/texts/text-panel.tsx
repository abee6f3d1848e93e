'use client'

import { useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  saveTextContract,
  testTextContract,
} from '#domain/operations/messages/message-texts.contract.ts'
import type { TextPart } from '#domain/operations/messages/message-text.ts'
import { textOf } from '#domain/operations/messages/message-texts.data.ts'
import {
  type OwnText,
  partsOf,
  placeholdersOf,
  textParts,
  textProblem,
} from '#domain/operations/messages/message-texts.ts'
import { messageReaderLabels } from '#domain/operations/messages/message-terms.ts'
import { placeholders } from '#domain/operations/messages/placeholders.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { TextField } from './text-field.tsx'
import { TextPreview } from './text-preview.tsx'
import type { TextRow } from './texts-view.tsx'
import styles from './texts.module.css'

const save = callOf<typeof saveTextContract>('post', '/api/message-texts/save')
const test = callOf<typeof testTextContract>('post', '/api/message-texts/test')

type PanelProps = { row: TextRow; division: string | null; onClose: () => void; onSaved: () => void }
type Draft = Record<TextPart, string>

const draftOf = (own: OwnText | null): Draft => ({
  subject: own?.subject ?? '',
  intro: own?.intro ?? '',
  sms: own?.sms ?? '',
})

/** The words of one message: what they are, how they look, and how they arrive. */
export function TextPanel({ row, division, onClose, onSaved }: PanelProps) {
  const { name, own, usual } = row
  const [draft, setDraft] = useState(() => draftOf(own))
  const [isBusy, setIsBusy] = useState(false)
  const writing = useRef<{ part: TextPart; at: number }>({ part: 'intro', at: Infinity })
  const { label, reader, ...standard } = textOf(name)
  const parts = partsOf(name)
  const problems = parts.map((part) => textProblem(name, part, draft[part]))
  const shown = { ...draftOf(usual), ...filled(draft) }
  const isFine = problems.every((problem) => problem === null)
  const isChanged = textParts.some((part) => draft[part] !== draftOf(own)[part])

  const keep = async (words: Draft, done: string, undo?: () => Promise<void>) => {
    setIsBusy(true)
    const kept = await save(fetch, { body: { text: name, division, ...words } })
    setIsBusy(false)
    if (!kept.ok) return kit.tellProblem(kept.errors[0]?.message ?? 'Das wurde nicht gespeichert.')
    setDraft(words)
    kit.tellDone(done, undo)
    onSaved()
  }
  const reset = () =>
    keep(draftOf(null), 'Die Nachricht geht wieder wie üblich hinaus.', () =>
      keep(draftOf(own), 'Die eigenen Worte gelten wieder.'),
    )
  const probe = async () => {
    const sent = await test(fetch, { body: { text: name, division, ...shown } })
    if (sent.ok) kit.tellDone(`Die Probe geht an ${sent.body.to}.`)
    else kit.tellProblem(sent.errors[0]?.message ?? 'Die Probe wurde nicht gesendet.')
  }
  const insert = (placeholder: string) => {
    const { part, at } = writing.current
    const text = draft[part]
    const word = `{${placeholder}}`
    writing.current = { part, at: Math.min(at, text.length) + word.length }
    setDraft({ ...draft, [part]: `${text.slice(0, at)}${word}${text.slice(at)}` })
  }

  return (
    <kit.SidePanel
      title={`${label} (${messageReaderLabels[reader]})`}
      onClose={onClose}
      actions={
        <>
          <kit.Action
            look="main"
            disabled={isBusy || !isFine || !isChanged}
            onClick={() => void keep(draft, 'Gespeichert.')}
          >
            Speichern
          </kit.Action>
          <kit.Action disabled={!isFine} onClick={() => void probe()}>
            Test senden
          </kit.Action>
          {own && (
            <kit.Action look="quiet" disabled={isBusy} onClick={() => void reset()}>
              Zurücksetzen
            </kit.Action>
          )}
        </>
      }
    >
      {parts.map((part, index) => (
        <TextField
          key={part}
          part={part}
          value={draft[part]}
          usual={usual?.[part] || standard[part]}
          problem={problems[index] ?? null}
          onFocus={() => (writing.current = { part, at: Infinity })}
          onLeave={(at) => (writing.current = { part, at })}
          onText={(text) => setDraft({ ...draft, [part]: text })}
        />
      ))}
      <Placeholders name={name} onChoose={insert} />
      <TextPreview name={name} division={division} draft={shown} isFine={isFine} />
    </kit.SidePanel>
  )
}

type PlaceholdersProps = { name: TextRow['name']; onChoose: (placeholder: string) => void }

function Placeholders({ name, onChoose }: PlaceholdersProps) {
  return (
    <div role="group" aria-label="Platzhalter einfügen" className={styles.placeholders}>
      {placeholdersOf(name).map((each) => (
        <button key={each} type="button" title={placeholders[each].label} onClick={() => onChoose(each)}>
          {`{${each}}`}
        </button>
      ))}
    </div>
  )
}

/** What is written; what is empty is as for all. */
const filled = (draft: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([, text]) => text.trim() !== ''))
