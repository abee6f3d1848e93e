'use client'

import { absenceRules } from '#domain/workforce/absence-rules.data.ts'
import type { AbsencePreview } from '#domain/workforce/absence-preview.contract.ts'
import { leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import { useLoaded } from '#plugins/desk/kit.port.ts'

import { previewAbsence } from './absence-calls.ts'
import type { TypedAbsence } from './absence-fields.tsx'
import styles from './times.module.css'
import { absenceViewTexts } from './times.texts.ts'

/** What would be asked for costs, once both days are there and make sense together. */
export function AbsenceCost({ typed }: { typed: TypedAbsence }) {
  const { firstDay, lastDay } = typed
  if (!firstDay || lastDay < firstDay) return null

  return <Cost key={JSON.stringify({ ...typed, note: '' })} {...{ typed }} />
}

function Cost({
  typed: { person, type, firstDay, lastDay, startsAtNoon, endsAtNoon },
}: {
  typed: TypedAbsence
}) {
  const query = {
    user: person,
    type,
    firstDay,
    lastDay,
    ...(startsAtNoon && { startsAtNoon: 'true' as const }),
    ...(endsAtNoon && { endsAtNoon: 'true' as const }),
  }
  const { data } = useLoaded('', (signal) => previewAbsence(fetch, { signal, query }))
  // What cannot be counted is said by whoever refuses it.
  if (!data) return null

  return (
    <p className={styles.quiet} role="status">
      {costInWords(data, type)}
    </p>
  )
}

function costInWords({ days, left }: AbsencePreview, type: TypedAbsence['type']): string {
  if (days === null) return absenceViewTexts.noContract
  if (!absenceRules[type].takesLeave) return `${leaveInWords(days)} ohne Arbeit, kein Urlaub.`

  return left === null
    ? `Kostet ${leaveInWords(days)}.`
    : `Kostet ${leaveInWords(days)}, danach bleiben ${leaveInWords(left)}.`
}
