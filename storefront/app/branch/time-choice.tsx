import { appointmentTexts, goneAppointmentText } from '#domain/ordering/appointment.texts.ts'
import { formatAppointment } from '#domain/time/format.ts'
import { PickerButton } from '../appointment/picker-button.tsx'
import type { WantedTime } from '../appointment/use-wanted-time.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import { useLayer } from '../ui/use-layers.ts'
import type { ChosenTime } from './use-menu-time.ts'

const TimeChoiceSheet = lateSheet(
  () => import('./time-choice-sheet.tsx'),
  (module) => module.TimeChoiceSheet,
)

type TimeChoiceProps = {
  wanted: WantedTime
  chosen: ChosenTime | null
  /** The time for which the menu below is shown. */
  shownFor: Temporal.Instant
}

/** For when: what can be had is another thing tomorrow at noon. */
export function TimeChoice({ wanted, chosen, shownFor }: TimeChoiceProps) {
  const sheet = useLayer('wanted-time')
  const { question, isAsapPossible, asapText } = wanted
  const { now, branch } = question
  const label = (at: Temporal.Instant) => formatAppointment(at, now, branch.timeZone)
  const isShownAhead = Temporal.Instant.compare(shownFor, now) > 0
  const earliest = isShownAhead ? `Ab ${label(shownFor)}` : appointmentTexts.noEntry
  const nothingChosen = isAsapPossible ? asapText : earliest

  return (
    <>
      <PickerButton
        id="wanted-time"
        label="Termin"
        isRequired={wanted.isRequired}
        value={chosen ? label(chosen.at) : nothingChosen}
        error={chosen?.problem ? goneAppointmentText(chosen.problem) : undefined}
        onOpen={sheet.open}
      />
      {sheet.isOpen && <TimeChoiceSheet wanted={wanted} chosen={chosen?.at ?? null} onClose={sheet.close} />}
    </>
  )
}
