'use client'

import { type FormEvent, useId, useMemo, useState } from 'react'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { formatTime } from '#domain/time/format.ts'
import { timeTyped } from '#domain/time/wall-time.ts'
import { minuteOf, wallClockAt } from '#domain/time/zone-clock.ts'
import { remarksOfShift } from '#domain/workforce/planning/plan-changes.ts'
import { type PlanRow, postsOfPlan } from '#domain/workforce/planning/plan-rows.ts'
import { timesOn } from '#domain/workforce/planning/shift-times.ts'
import type { Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { Action, ChoiceField, DeskDialog, Field } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'
import { dayName } from './plan-words.ts'
import type { PlanChanges, ShiftValues } from './use-plan-changes.ts'

/** What the dialog is opened about: a shift, or a place where there is none yet. */
export type OpenShift = {
  key: string
  shift: ShiftOfPlan | null
  typed: TypedShift
}
export type TypedShift = {
  person: string
  day: string
  from: string
  to: string
  breakMinutes: string
  post: string
  note: string
}

/** What stands in the dialog as it opens at a place of the table. */
export function openOf(
  plan: Plan,
  { row, day, shift: id }: { row: PlanRow | null; day: string; shift: string | null },
): OpenShift {
  const shift = plan.shifts.find((each) => each.id === id) ?? null
  const timeZone = plan.branch?.timeZone ?? 'UTC'
  const clock = (at: string) => formatTime(Temporal.Instant.from(at), timeZone)
  const takes = row?.takes ?? { person: null }

  return {
    key: `${row?.key} ${day} ${id}`,
    shift,
    typed: shift
      ? {
          person: shift.person ?? '',
          day: isoDayOf(wallClockAt(Date.parse(shift.from), timeZone).day),
          from: clock(shift.from),
          to: clock(shift.to),
          breakMinutes: String(shift.breakMinutes),
          post: shift.post ?? '',
          note: shift.note ?? '',
        }
      : {
          person: 'person' in takes ? (takes.person ?? '') : '',
          day,
          from: '10:00',
          to: '18:00',
          breakMinutes: '30',
          post: 'post' in takes ? (takes.post ?? '') : '',
          note: '',
        },
  }
}

type ShiftDialogProps = { open: OpenShift; plan: Plan; changes: PlanChanges; onLeave: () => void }

/** A shift in words: the simple way to plan it, to change it, and to take it out of the plan. */
export function ShiftDialog({ open, plan, changes, onLeave }: ShiftDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState(open.typed)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const values = useMemo(() => valuesOf(typed, plan), [typed, plan])
  const remarks = useMemo(
    () => (values ? remarksOf(plan, open.shift, values) : []),
    [plan, open.shift, values],
  )

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!values) return setProblem('Bitte geben Sie Tag, Zeiten und Pause an, Zeiten wie 10:00.')
    setIsSending(true)
    const told = open.shift ? await changes.save(open.shift, values) : await changes.add(values)
    setIsSending(false)
    if (told === null) onLeave()
    else setProblem(told)
  }
  const remove = async (shift: ShiftOfPlan) => {
    const told = await changes.remove([shift], 'Die Schicht ist aus dem Plan genommen.')
    if (told === null) onLeave()
    else setProblem(told)
  }
  const { shift } = open

  return (
    <DeskDialog titleId={id} className={styles.dialog} onLeave={onLeave}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <h2 id={id}>{shift ? 'Schicht' : 'Neue Schicht'}</h2>
        <p className={styles.hint}>{shift?.status === 'published' ? publishedHint : draftHint}</p>
        <ShiftFields {...{ typed, plan }} onChange={(changed) => setTyped({ ...typed, ...changed })} />
        <ul className={styles.remarks} aria-live="polite">
          {remarks.map(({ text, isRefusing }) => (
            <li key={text} data-tone={isRefusing ? 'wrong' : 'waits'}>
              {text}
            </li>
          ))}
        </ul>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.ways}>
          {shift && (
            <Action look="danger" onClick={() => void remove(shift)}>
              Löschen
            </Action>
          )}
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            {shift ? 'Speichern' : 'Planen'}
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}

const draftHint = 'Ein Entwurf, bis er veröffentlicht wird.'
const publishedHint = 'Veröffentlicht: Die eingeteilte Person erhält über Änderungen eine E-Mail.'

type ShiftFieldsProps = { typed: TypedShift; plan: Plan; onChange: (changed: Partial<TypedShift>) => void }

function ShiftFields({ typed, plan, onChange }: ShiftFieldsProps) {
  const id = useId()
  const field = (name: keyof TypedShift, label: string, more: object = {}, isWide = false) => (
    <Field label={label} isWide={isWide}>
      {(id) => (
        <input
          id={id}
          value={typed[name]}
          autoComplete="off"
          onChange={({ target }) => onChange({ [name]: target.value })}
          {...more}
        />
      )}
    </Field>
  )

  return (
    <div className={styles.form}>
      <ChoiceField
        label="Person"
        isWide
        value={typed.person}
        choices={[['', 'Offen, noch niemand'], ...plan.people.map(({ id, name }) => [id, name] as const)]}
        onChoose={(person) => onChange({ person })}
      />
      <div className={styles.times}>
        {field('day', 'Tag', { type: 'date', max: '2999-12-31' }, true)}
        {field('from', 'Von', { inputMode: 'numeric', maxLength: 5 })}
        {field('to', 'Bis', { inputMode: 'numeric', maxLength: 5 })}
      </div>
      {field('breakMinutes', 'Pause in Minuten', { inputMode: 'numeric', maxLength: 3 })}
      {field('post', 'Einsatz als', { list: `${id}-posts`, maxLength: 80 })}
      {field('note', 'Notiz', { maxLength: 1000 }, true)}
      <datalist id={`${id}-posts`}>
        {postsOfPlan(plan).map((post) => post && <option key={post}>{post}</option>)}
      </datalist>
    </div>
  )
}

/** What was typed as a shift; null where it is none. */
function valuesOf(typed: TypedShift, plan: Plan): ShiftValues | null {
  const [from, to] = [timeTyped(typed.from), timeTyped(typed.to)]
  const breakMinutes = /^\d{0,3}$/.test(typed.breakMinutes) ? Number(typed.breakMinutes) : null
  if (!from || !to || breakMinutes === null || !/^2\d{3}-\d\d-\d\d$/.test(typed.day) || !plan.branch)
    return null
  const hours = { from: minuteOf(from), to: minuteOf(to) }
  const times = timesOn(dayNumberOf(typed.day), hours, plan.branch.timeZone)

  return {
    person: typed.person || null,
    from: new Date(times.from).toISOString(),
    to: new Date(times.to).toISOString(),
    breakMinutes,
    post: typed.post.trim() || null,
    note: typed.note.trim() || null,
  }
}

/** What would be wrong with it, before it is sent. */
function remarksOf(plan: Plan, shift: ShiftOfPlan | null, values: ShiftValues) {
  return remarksOfShift(plan, { id: 'neu', status: 'draft', revision: 0, ...shift, ...values })
}

/** What the dialog is about, for whoever opens it from a list. */
export const placeName = (day: string): string => `Schicht planen, ${dayName(day)}`
