import { checkoutTexts } from '#domain/ordering/checkout.texts.ts'
import {
  appointmentDays,
  isAppointmentAvailable,
  nextSlots,
  type SlotQuestion,
  slotsOfDay,
} from '#domain/ordering/slots.ts'
import { formatAppointment, formatDayLabel, formatTime } from '#domain/time/format.ts'
import { Button } from '../ui/button.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLayer } from '../ui/use-layers.ts'
import styles from './appointment-picker.module.css'
import { PickerButton } from './picker-button.tsx'
import { QuickChoices } from './quick-choices.tsx'
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
  question: SlotQuestion
  chosen: Temporal.Instant | null
  /** Whether no appointment means „so bald wie möglich"; otherwise it means nothing was said. */
  isAsapPossible: boolean
  isRequired: boolean
  error?: string | undefined
  onChoose: (at: Temporal.Instant | null) => void
}

/** The next times at one tap, any other by calendar and clock. Spec: storefront 2, appointment section. */
export function AppointmentPicker(props: AppointmentPickerProps) {
  const { id, question, chosen, isAsapPossible, isRequired, error, onChoose } = props
  const daySheet = useLayer('day')
  const timeSheet = useLayer('time')
  const { timeZone } = question.branch
  const clock = chosen && wallClockOf(chosen, timeZone)
  const today = wallClockOf(question.now, timeZone).day
  const day = clock?.day ?? today
  const dayLabel = formatDayLabel(day.toString(), question.now, timeZone)
  const slots = nextSlots(question)
  const nothingChosen = isAsapPossible
    ? { day: 'Heute', time: checkoutTexts.asSoonAsPossible }
    : { day: checkoutTexts.noEntry, time: checkoutTexts.noEntry }
  const isPassed = chosen !== null && !isAppointmentAvailable({ ...question, at: chosen })

  const chooseDay = (picked: Temporal.PlainDate | null) => {
    onChoose(picked && timeOnDay(question, picked, clock?.time))
    daySheet.close()
  }

  return (
    <>
      {isPassed && <PassedNotice question={question} chosen={chosen} next={slots[0]} onChoose={onChoose} />}
      <QuickChoices
        slots={slots}
        chosen={chosen}
        isAsapPossible={isAsapPossible}
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

type PassedNoticeProps = {
  question: SlotQuestion
  chosen: Temporal.Instant
  next: Temporal.Instant | undefined
  onChoose: (at: Temporal.Instant) => void
}

/** Times pass, and hours change, while somebody fills in the form. */
function PassedNotice({ question, chosen, next, onChoose }: PassedNoticeProps) {
  const label = (at: Temporal.Instant) => formatAppointment(at, question.now, question.branch.timeZone)

  return (
    <Notice tone="warn" role="status" title={checkoutTexts.appointmentGone}>
      <p>Gewählt war: {label(chosen)}.</p>
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
