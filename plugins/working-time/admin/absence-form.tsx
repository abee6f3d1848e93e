'use client'

import { type FormEvent, useId, useState } from 'react'

import { type AbsenceType, absenceTypeLabels } from '#domain/workforce/absence.ts'
import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import { Action, ChoiceField, problemIn, SidePanel, tellDone, useLoaded } from '#plugins/desk/kit.port.ts'
import { useUnsaved } from '#plugins/panel/unsaved.port.ts'

import { askForAbsence, readLeave } from './absence-calls.ts'
import { AbsenceCost } from './absence-cost.tsx'
import { AbsenceFields, type TypedAbsence } from './absence-fields.tsx'
import { useTellChanged } from './times-news.tsx'
import styles from './times.module.css'
import { absenceViewTexts } from './times.texts.ts'

type AbsenceFormProps = { self: AtWork['self']; leads: boolean; onClose: () => void }

/** Asks for time off: for oneself, or for somebody whom one leads. Somebody else decides about it. */
export function AbsenceForm({ self, leads, onClose }: AbsenceFormProps) {
  const [typed, setTyped] = useState<TypedAbsence>({ ...empty, person: self.id })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const tellChanged = useTellChanged()
  const leave = useLoaded('', (signal) => readLeave(fetch, { signal, query: {} }))
  const id = useId()
  useUnsaved(typed.firstDay !== '' || typed.note !== '')
  const accounts = leave.data?.docs ?? []
  const own = accounts.find(({ person }) => person.id === typed.person)
  const branch = own?.branch?.id ?? (typed.person === self.id ? self.branch : null)
  const others = accounts.flatMap(({ person }) => (person.id === self.id ? [] : [person]))

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!typed.firstDay || !typed.lastDay) return setProblem(absenceViewTexts.days)
    const { person, note, ...asked } = typed
    setIsSending(true)
    const body = {
      ...asked,
      user: person,
      ...(branch && { branch }),
      ...(note.trim() && { note: note.trim() }),
    }
    const answer = await askForAbsence(fetch, { body })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    tellDone(absenceViewTexts.asked)
    tellChanged()
    onClose()
  }

  return (
    <SidePanel
      title="Abwesenheit beantragen"
      onClose={onClose}
      actions={
        <Action type="submit" form={id} look="main" disabled={isSending}>
          Beantragen
        </Action>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {leads && (
          <ChoiceField
            label="Person"
            value={typed.person}
            choices={[[self.id, `${self.name} (Sie)`], ...others.map(({ id, name }) => [id, name] as const)]}
            onChoose={(person) => setTyped({ ...typed, person })}
          />
        )}
        <ChoiceField
          label="Art"
          value={typed.type}
          choices={Object.entries(absenceTypeLabels)}
          onChoose={(type) => setTyped({ ...typed, type: type as AbsenceType })} // one of the choices just above
        />
        <AbsenceFields {...{ typed }} onChange={(changed) => setTyped({ ...typed, ...changed })} />
        <AbsenceCost {...{ typed }} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </form>
    </SidePanel>
  )
}

const empty: TypedAbsence = {
  person: '',
  type: 'vacation',
  firstDay: '',
  lastDay: '',
  startsAtNoon: false,
  endsAtNoon: false,
  note: '',
}
