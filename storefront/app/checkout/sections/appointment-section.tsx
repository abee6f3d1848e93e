import { AppointmentPicker } from '../../appointment/appointment-picker.tsx'
import type { WantedTime } from '../../appointment/use-wanted-time.ts'
import { fieldId } from '../fields/field-ids.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { Section } from './section.tsx'

/** Spec: storefront 2, appointment section. */
export function AppointmentSection({ wanted }: { wanted: WantedTime }) {
  const { value, error, answer } = useAnswer('appointmentDate')

  return (
    <Section title="Gewünschter Termin">
      <AppointmentPicker
        id={fieldId('appointmentDate')}
        wanted={wanted}
        chosen={value ? Temporal.Instant.from(value) : null}
        error={error}
        onChoose={(at) => answer(at?.toString() ?? null)}
      />
    </Section>
  )
}
