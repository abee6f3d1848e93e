import { useId, useState } from 'react'

import { availableWindows, isAppointmentAvailable, type SlotQuestion } from '#domain/ordering/slots.ts'
import { formatTime } from '#domain/time/format.ts'
import { lateFailures } from '#domain/refusals/late-failures.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { DaySlots } from './day-slots.tsx'
import styles from './pickers.module.css'
import { TimeSpinner } from './time-spinner.tsx'
import { instantOf, turned, wallClockOf } from './wall-clock.ts'

export type TimeSheetProps = {
  question: SlotQuestion
  day: Temporal.PlainDate
  dayLabel: string
  initial: Temporal.PlainTime
  onSave: (at: Temporal.Instant) => void
  onClose: () => void
}

/** Spec: storefront 2, time overlay. */
export function TimeSheet({ question, day, dayLabel, initial, onSave, onClose }: TimeSheetProps) {
  const messageId = useId()
  const [time, setTime] = useState(initial)
  const at = instantOf(day, time, question.branch.timeZone)
  const isAvailable = isAppointmentAvailable({ ...question, at })
  const turn = (unit: 'hour' | 'minute') => (direction: 1 | -1) => setTime(turned(time, unit, direction))

  return (
    <Sheet
      title={`Uhrzeit wählen: ${dayLabel}`}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button look="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button disabled={!isAvailable} aria-describedby={messageId} onClick={() => onSave(at)}>
            Speichern
          </Button>
        </div>
      }
    >
      <fieldset className={styles.clock}>
        <legend className="visually-hidden">Uhrzeit</legend>
        <TimeSpinner
          label="Stunde"
          value={time.hour}
          maximum={23}
          moreLabel="Eine Stunde später"
          lessLabel="Eine Stunde früher"
          onStep={turn('hour')}
          isFirst
        />
        <span aria-hidden="true">:</span>
        <TimeSpinner
          label="Minute"
          value={time.minute}
          maximum={59}
          moreLabel="Fünf Minuten später"
          lessLabel="Fünf Minuten früher"
          onStep={turn('minute')}
        />
      </fieldset>
      <div id={messageId} className={styles.message} aria-live="polite">
        <Windows question={question} day={day} isOutside={!isAvailable} />
      </div>
      <DaySlots
        question={question}
        day={day}
        chosen={at}
        onChoose={(slot) => setTime(wallClockOf(slot, question.branch.timeZone).time)}
      />
    </Sheet>
  )
}

type WindowsProps = { question: SlotQuestion; day: Temporal.PlainDate; isOutside: boolean }

function Windows({ question, day, isOutside }: WindowsProps) {
  const windows = availableWindows({ ...question, day: day.toString() })
  if (windows.length === 0) return <p className="problem">{lateFailures.noSlots}</p>

  return (
    <>
      <p className={isOutside ? 'problem' : 'quiet'}>
        {isOutside
          ? 'Zu dieser Uhrzeit ist kein Termin verfügbar. Verfügbar ist:'
          : 'Verfügbar an diesem Tag:'}
      </p>
      <ul className={styles.windows}>
        {windows.map(({ first, last }) => (
          <li key={first.epochMilliseconds}>
            {formatTime(first, question.branch.timeZone)} – {formatTime(last, question.branch.timeZone)} Uhr
          </li>
        ))}
      </ul>
    </>
  )
}
