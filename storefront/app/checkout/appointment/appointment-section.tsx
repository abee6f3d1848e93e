import { lazy, Suspense, useState } from 'react'
import { useController } from 'react-hook-form'

import { checkoutTexts } from '#domain/ordering/checkout.texts.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { appointmentDays, nextSlots, type SlotQuestion, slotsOfDay } from '#domain/ordering/slots.ts'
import { formatDayLabel, formatTime } from '#domain/time/format.ts'
import { fieldId } from '../fields/field-ids.ts'
import { Section } from '../sections/section.tsx'
import styles from './appointment-section.module.css'
import { PickerButton } from './picker-button.tsx'
import { QuickChoices } from './quick-choices.tsx'
import { wallClockOf } from './wall-clock.ts'

const CalendarSheet = lazy(() => import('./calendar-sheet.tsx'))
const TimeSheet = lazy(() => import('./time-sheet.tsx'))

type AppointmentSectionProps = {
  question: SlotQuestion
  /** Whether no appointment means „so bald wie möglich"; otherwise it means nothing was said. */
  isAsapPossible: boolean
  isRequired: boolean
}

/** Spec: storefront 2, appointment section. */
export function AppointmentSection({ question, isAsapPossible, isRequired }: AppointmentSectionProps) {
  const { field, fieldState } = useController<CheckoutForm, 'appointmentDate'>({ name: 'appointmentDate' })
  const [opened, setOpened] = useState<'day' | 'time' | null>(null)
  const { timeZone } = question.branch
  const chosen = field.value ? wallClockOf(Temporal.Instant.from(field.value), timeZone) : null
  const today = wallClockOf(question.now, timeZone).day
  const day = chosen?.day ?? today
  const nothingChosen = {
    day: isAsapPossible ? 'Heute' : checkoutTexts.noEntry,
    time: isAsapPossible ? checkoutTexts.asSoonAsPossible : checkoutTexts.noEntry,
  }

  const close = () => setOpened(null)
  const choose = (at: Temporal.Instant | null) => field.onChange(at?.toString() ?? null)
  const chooseDay = (picked: Temporal.PlainDate | null) => {
    choose(picked && timeOnDay(question, picked, chosen?.time))
    close()
  }

  return (
    <Section title="Gewünschter Termin">
      <QuickChoices
        slots={nextSlots(question)}
        chosen={field.value}
        isAsapPossible={isAsapPossible && !isRequired}
        now={question.now}
        timeZone={timeZone}
        onChoose={choose}
      />
      <div className={styles.pickers}>
        <PickerButton
          id={fieldId('appointmentDate')}
          label="Datum"
          isRequired={isRequired}
          value={chosen ? formatDayLabel(day.toString(), question.now, timeZone) : nothingChosen.day}
          error={fieldState.error?.message}
          onOpen={() => setOpened('day')}
        />
        <PickerButton
          id={`${fieldId('appointmentDate')}-time`}
          label="Uhrzeit"
          isRequired={isRequired}
          value={
            field.value
              ? `${formatTime(Temporal.Instant.from(field.value), timeZone)} Uhr`
              : nothingChosen.time
          }
          onOpen={() => setOpened('time')}
        />
      </div>
      <Suspense>
        {opened === 'day' && (
          <CalendarSheet
            today={today}
            days={appointmentDays(question)}
            selected={chosen?.day ?? null}
            onSave={chooseDay}
            onClose={close}
          />
        )}
        {opened === 'time' && (
          <TimeSheet
            question={question}
            day={day}
            dayLabel={formatDayLabel(day.toString(), question.now, timeZone)}
            initial={chosen?.time ?? firstTime(question, day)}
            onSave={(at) => {
              choose(at)
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
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
