import { completePhone, filterPhoneInput } from '#domain/ordering/phone.ts'
import { FieldGrid } from '../checkout/fields/field-grid.tsx'
import { TextField } from '../checkout/fields/text-field.tsx'
import { Section } from '../checkout/sections/section.tsx'

type KioskContactProps = {
  /** Of the branch, whose guests call a number there without its country. */
  country: string | null | undefined
  required: ReadonlySet<string>
}

/** What the branch insists on and nothing else. */
export function KioskContact({ country, required }: KioskContactProps) {
  return (
    <Section title="Wie dürfen wir Sie nennen?">
      <FieldGrid>
        <TextField name="firstName" label="Vorname" autoComplete="off" span="half" />
        <TextField name="lastName" label="Nachname" autoComplete="off" span="half" />
        {required.has('email') && (
          <TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="off" span="half" />
        )}
        {required.has('phone') && (
          <TextField
            name="phone"
            label="Telefonnummer"
            type="tel"
            autoComplete="off"
            filter={filterPhoneInput}
            complete={(typed) => completePhone(typed, country)}
            span="half"
          />
        )}
      </FieldGrid>
    </Section>
  )
}
