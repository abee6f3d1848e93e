import { appointmentTexts, goneAppointmentText } from '#domain/ordering/appointment.texts.ts'
import { whyNotAppointment } from '#domain/ordering/slots.ts'
import { formatAppointment } from '#domain/time/format.ts'
import { PickerButton } from '../appointment/picker-button.tsx'
import type { WantedTime } from '../appointment/use-wanted-time.ts'
import { useCart } from '../cart/cart-store.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLayer } from '../ui/use-layers.ts'

const TimeChoiceSheet = lateSheet(
  () => import('./time-choice-sheet.tsx'),
  (module) => module.TimeChoiceSheet,
)

type TimeChoiceProps = {
  wanted: WantedTime
  /** The time for which the menu below is shown. */
  shownFor: Temporal.Instant
}

/** For when: what can be had is another thing tomorrow at noon. */
export function TimeChoice({ wanted, shownFor }: TimeChoiceProps) {
  const sheet = useLayer('wanted-time')
  const appointment = useCart((cart) => cart.order.appointmentDate)
  const { question, isAsapPossible, asapText } = wanted
  const { now, branch } = question
  const label = (at: Temporal.Instant) => formatAppointment(at, now, branch.timeZone)
  const chosen = appointment ? Temporal.Instant.from(appointment) : null
  const problem = chosen && whyNotAppointment({ ...question, at: chosen })
  const isShownAhead = Temporal.Instant.compare(shownFor, now) > 0
  const earliest = isShownAhead ? `Ab ${label(shownFor)}` : appointmentTexts.noEntry
  const nothingChosen = isAsapPossible ? asapText : earliest

  return (
    <>
      <PickerButton
        id="wanted-time"
        label="Termin"
        isRequired={wanted.isRequired}
        value={chosen ? label(chosen) : nothingChosen}
        error={problem ? goneAppointmentText(problem) : undefined}
        onOpen={sheet.open}
      />
      {sheet.isOpen && <TimeChoiceSheet wanted={wanted} chosen={chosen} onClose={sheet.close} />}
    </>
  )
}
