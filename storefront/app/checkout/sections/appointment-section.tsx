import { useController } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { AppointmentPicker } from '../../appointment/appointment-picker.tsx'
import type { WantedTime } from '../../appointment/use-wanted-time.ts'
import { fieldId } from '../fields/field-ids.ts'
import { Section } from './section.tsx'

/** Spec: storefront 2, appointment section. */
export function AppointmentSection({ wanted }: { wanted: WantedTime }) {
  const { field, fieldState } = useController<CheckoutForm, 'appointmentDate'>({ name: 'appointmentDate' })

  return (
    <Section title="Gewünschter Termin">
      <AppointmentPicker
        id={fieldId('appointmentDate')}
        wanted={wanted}
        chosen={field.value ? Temporal.Instant.from(field.value) : null}
        error={fieldState.error?.message}
        onChoose={(at) => field.onChange(at?.toString() ?? null)}
      />
    </Section>
  )
}
