import { byDayPart } from '#domain/ordering/day-parts.ts'
import { type SlotQuestion, slotsOfDay } from '#domain/ordering/slots.ts'
import { formatTime } from '#domain/time/format.ts'
import choices from './quick-choices.module.css'
import styles from './pickers.module.css'

type DaySlotsProps = {
  question: SlotQuestion
  day: Temporal.PlainDate
  chosen: Temporal.Instant
  onChoose: (at: Temporal.Instant) => void
}

/** All times on offer of a day, by its parts; any other is what the clock is for. */
export function DaySlots({ question, day, chosen, onChoose }: DaySlotsProps) {
  const { timeZone } = question.branch
  const slots = slotsOfDay({ ...question, day: day.toString() })

  return byDayPart(slots, timeZone).map(({ part, times }) => (
    <fieldset key={part} className={styles.part}>
      <legend>{part}</legend>
      <div className={choices.choices}>
        {times.map((time) => (
          <label key={time.epochMilliseconds} className={choices.choice}>
            <input
              type="radio"
              className="unseen-input"
              name="slot"
              checked={time.equals(chosen)}
              onChange={() => onChoose(time)}
            />
            <span>{formatTime(time, timeZone)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
