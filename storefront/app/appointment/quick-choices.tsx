import { formatDayLabel, formatTime } from '#domain/time/format.ts'
import styles from './quick-choices.module.css'
import { wallClockOf } from './wall-clock.ts'

type QuickChoicesProps = {
  slots: readonly Temporal.Instant[]
  chosen: Temporal.Instant | null
  /** The words for as soon as possible, null where it is not. */
  asapText: string | null
  now: Temporal.Instant
  timeZone: string
  onChoose: (at: Temporal.Instant | null) => void
}

/** The next few slots at one tap; anything else is what the two pickers are for. */
export function QuickChoices({ slots, chosen, asapText, now, timeZone, onChoose }: QuickChoicesProps) {
  const label = (slot: Temporal.Instant) => {
    const { day } = wallClockOf(slot, timeZone)
    return `${formatDayLabel(day.toString(), now, timeZone)} ${formatTime(slot, timeZone)}`
  }
  const choices = [
    ...(asapText ? [{ key: 'asap', label: asapText, at: null }] : []),
    ...slots.map((slot) => ({ key: slot.toString(), label: label(slot), at: slot })),
  ]
  if (choices.length === 0) return null

  return (
    <fieldset>
      <legend className="visually-hidden">Nächste Termine</legend>
      <div className={styles.choices}>
        {choices.map(({ key, label, at }) => (
          <label key={key} className={styles.choice}>
            <input
              type="radio"
              className="unseen-input"
              name="quick-appointment"
              value={key}
              checked={at === null || chosen === null ? at === chosen : at.equals(chosen)}
              onChange={() => onChoose(at)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
