import { useId, useState } from 'react'

import type { AppointmentDay } from '#domain/ordering/slots.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { DayGrid } from './day-grid.tsx'
import { clampDay } from './month-grid.ts'
import styles from './pickers.module.css'

export type CalendarSheetProps = {
  today: Temporal.PlainDate
  days: readonly AppointmentDay[]
  selected: Temporal.PlainDate | null
  onSave: (day: Temporal.PlainDate | null) => void
  onClose: () => void
}

/** Spec: storefront 2, calendar overlay. */
export function CalendarSheet({ today, days, selected, onSave, onClose }: CalendarSheetProps) {
  const monthId = useId()
  const [picked, setPicked] = useState(selected)
  const last = today.add({ days: days.length - 1 })
  const availableDays = new Set(days.flatMap(({ day, isAvailable }) => (isAvailable ? [day] : [])))
  const [focused, setFocused] = useState(() => clampDay(selected ?? firstOf(days) ?? today, today, last))
  const isAvailable = (day: Temporal.PlainDate) => availableDays.has(day.toString())
  const turnPage = (months: number) =>
    setFocused(clampDay(focused.add({ months }).with({ day: 1 }), today, last))
  const month = focused.toPlainYearMonth()

  return (
    <Sheet
      title="Datum wählen"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => onSave(null)}>
            Auswahl aufheben
          </Button>
          <Button disabled={!picked || !isAvailable(picked)} onClick={() => onSave(picked)}>
            Speichern
          </Button>
        </div>
      }
    >
      <div className={styles.month}>
        <IconButton
          label="Vorheriger Monat"
          disabled={month.equals(today.toPlainYearMonth())}
          onClick={() => turnPage(-1)}
        >
          <Icon name="back" />
        </IconButton>
        <h3 id={monthId} aria-live="polite">
          {focused.toLocaleString('de-DE', { month: 'long', year: 'numeric' })}
        </h3>
        <IconButton
          label="Nächster Monat"
          disabled={month.equals(last.toPlainYearMonth())}
          onClick={() => turnPage(1)}
        >
          <Icon name="next" />
        </IconButton>
      </div>
      <DayGrid
        labelledBy={monthId}
        today={today}
        last={last}
        focused={focused}
        picked={picked}
        isAvailable={isAvailable}
        onFocus={setFocused}
        onPick={setPicked}
      />
    </Sheet>
  )
}

function firstOf(days: readonly AppointmentDay[]): Temporal.PlainDate | null {
  const first = days.find(({ isAvailable }) => isAvailable)

  return first ? Temporal.PlainDate.from(first.day) : null
}
