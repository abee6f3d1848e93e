import { filterPhoneInput } from '#domain/ordering/phone.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Section } from './section.tsx'

export function ContactSection() {
  return (
    <Section title="Kontaktdetails" hint="Felder mit * sind Pflichtfelder.">
      <FieldGrid>
        <TextField name="firstName" label="Vorname" autoComplete="given-name" span="half" />
        <TextField name="lastName" label="Nachname" autoComplete="family-name" span="half" />
        <TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="email" span="half" />
        <TextField
          name="phone"
          label="Telefonnummer"
          type="tel"
          autoComplete="tel"
          filter={filterPhoneInput}
          span="half"
        />
      </FieldGrid>
    </Section>
  )
}
