import { useFormContext } from 'react-hook-form'

import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { fieldId } from '../fields/field-ids.ts'
import { Section } from './section.tsx'

export function CommentSection() {
  const { register, formState } = useFormContext<CheckoutForm>()

  return (
    <Section title="Kommentar">
      <TextAreaField
        {...register('comment')}
        id={fieldId('comment')}
        label="Ihre Nachricht an uns"
        hint="Zum Beispiel Allergien, Wünsche oder Hinweise zum Weg."
        maxLength={2000}
        autoComplete="off"
        error={formState.errors.comment?.message}
      />
    </Section>
  )
}
