import { enteredFields } from '#domain/ordering/order-fields.data.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { useField } from '../fields/use-field.ts'
import { Section } from './section.tsx'

export function CommentSection() {
  return (
    <Section title="Kommentar">
      <TextAreaField
        {...useField('comment')}
        label="Ihre Nachricht an uns"
        hint="Zum Beispiel Allergien, Wünsche oder Hinweise zum Weg."
        maxLength={enteredFields.comment.maxLength}
        autoComplete="off"
      />
    </Section>
  )
}
