import { appointmentTexts, goneAppointmentText } from '#domain/ordering/appointment.texts.ts'
import {
  appointmentDays,
  nextSlotFrom,
  nextSlots,
  type SlotQuestion,
  slotsOfDay,
  whyNotAppointment,
} from '#domain/ordering/slots.ts'
import { formatAppointment, formatDayLabel, formatTime } from '#domain/time/format.ts'
import { Button } from '../ui/button.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLayer } from '../ui/use-layers.ts'
import styles from './appointment-picker.module.css'
import { PickerButton } from './picker-button.tsx'
import { QuickChoices } from './quick-choices.tsx'
import type { WantedTime } from './use-wanted-time.ts'
import { wallClockOf } from './wall-clock.ts'

const CalendarSheet = lateSheet(
  () => import('./calendar-sheet.tsx'),
  (module) => module.CalendarSheet,
)
const TimeSheet = lateSheet(
  () => import('./time-sheet.tsx'),
  (module) => module.TimeSheet,
)

type AppointmentPickerProps = {
  id: string
  /** Where as soon as possible is possible no appointment means that; otherwise it means nothing was said. */
  wanted: WantedTime
  chosen: Temporal.Instant | null
  error?: string | undefined
  onChoose: (at: Temporal.Instant | null) => void
}

/** The next times at one tap, any other by calendar and clock. Spec: storefront 2, appointment section. */
export function AppointmentPicker(props: AppointmentPickerProps) {
  const { id, wanted, chosen, error, onChoose } = props
  const { question, isAsapPossible, isRequired, asapText } = wanted
  const daySheet = useLayer('day')
  const timeSheet = useLayer('time')
  const { timeZone } = question.branch
  const clock = chosen && wallClockOf(chosen, timeZone)
  const today = wallClockOf(question.now, timeZone).day
  const day = clock?.day ?? today
  const dayLabel = formatDayLabel(day.toString(), question.now, timeZone)
  const slots = nextSlots(question)
  const nothingChosen = isAsapPossible
    ? { day: 'Heute', time: appointmentTexts.asSoonAsPossible }
    : { day: appointmentTexts.noEntry, time: appointmentTexts.noEntry }

  const chooseDay = (picked: Temporal.PlainDate | null) => {
    onChoose(picked && timeOnDay(question, picked, clock?.time))
    daySheet.close()
  }

  return (
    <>
      <GoneNotice
        wanted={wanted}
        chosen={chosen}
        soonest={slots[0]}
        onChoose={(at) => {
          // The button goes with its notice.
          document.getElementById(`${id}-time`)?.focus()
          onChoose(at)
        }}
      />
      <QuickChoices
        slots={slots}
        chosen={chosen}
        asapText={isAsapPossible ? asapText : null}
        now={question.now}
        timeZone={timeZone}
        onChoose={onChoose}
      />
      <div className={styles.pickers}>
        <PickerButton
          id={id}
          label="Datum"
          isRequired={isRequired}
          value={clock ? dayLabel : nothingChosen.day}
          error={error}
          onOpen={daySheet.open}
        />
        <PickerButton
          id={`${id}-time`}
          label="Uhrzeit"
          isRequired={isRequired}
          value={chosen ? `${formatTime(chosen, timeZone)} Uhr` : nothingChosen.time}
          onOpen={timeSheet.open}
        />
      </div>
      {daySheet.isOpen && (
        <CalendarSheet
          today={today}
          days={appointmentDays(question)}
          selected={clock?.day ?? null}
          onSave={chooseDay}
          onClose={daySheet.close}
        />
      )}
      {timeSheet.isOpen && (
        <TimeSheet
          question={question}
          day={day}
          dayLabel={dayLabel}
          initial={clock?.time ?? firstTime(question, day)}
          onSave={(at) => {
            onChoose(at)
            timeSheet.close()
          }}
          onClose={timeSheet.close}
        />
      )}
    </>
  )
}

type GoneNoticeProps = Pick<AppointmentPickerProps, 'wanted' | 'chosen' | 'onChoose'> & {
  soonest: Temporal.Instant | undefined
}

/** Times pass and fill up, and hours change, while somebody fills in the form. */
function GoneNotice({ wanted: { question, isAsapFull }, chosen, soonest, onChoose }: GoneNoticeProps) {
  const { now, branch } = question
  const label = (at: Temporal.Instant) => formatAppointment(at, now, branch.timeZone)
  const problem = chosen && whyNotAppointment({ ...question, at: chosen })
  if (chosen ? !problem : !isAsapFull) return null
  // Whoever wants to eat in the evening is not helped by a time at noon.
  const next = chosen && problem === 'full' ? nextSlotFrom({ ...question, at: chosen }) : soonest

  return (
    <Notice
      tone="warn"
      role="status"
      title={problem ? goneAppointmentText(problem) : appointmentTexts.nothingSoon}
    >
      {chosen && <p>Gewählt war: {label(chosen)}.</p>}
      {next && (
        <p>
          <Button look="secondary" onClick={() => onChoose(next)}>
            Stattdessen: {label(next)}
          </Button>
        </p>
      )}
    </Notice>
  )
}

/** The time already chosen where the new day allows it, else the first slot of the new day. */
function timeOnDay(
  question: SlotQuestion,
  day: Temporal.PlainDate,
  time: Temporal.PlainTime | undefined,
): Temporal.Instant | null {
  const slots = slotsOfDay({ ...question, day: day.toString() })
  const { timeZone } = question.branch

  return slots.find((slot) => time?.equals(wallClockOf(slot, timeZone).time)) ?? slots[0] ?? null
}

function firstTime(question: SlotQuestion, day: Temporal.PlainDate): Temporal.PlainTime {
  const [first] = slotsOfDay({ ...question, day: day.toString() })

  return wallClockOf(first ?? question.now, question.branch.timeZone).time
}
