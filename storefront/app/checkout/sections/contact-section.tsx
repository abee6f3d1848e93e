import { filterPhoneInput } from '#domain/ordering/phone.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { RequiredFields } from '../use-checkout.ts'
import { Section } from './section.tsx'

export function ContactSection({ required }: { required: RequiredFields }) {
  return (
    <Section title="Kontaktdetails" hint="Felder mit * sind Pflichtfelder.">
      <FieldGrid>
        <TextField
          name="firstName"
          label="Vorname"
          autoComplete="given-name"
          isRequired={required.has('firstName')}
          span="half"
        />
        <TextField
          name="lastName"
          label="Nachname"
          autoComplete="family-name"
          isRequired={required.has('lastName')}
          span="half"
        />
        <TextField
          name="email"
          label="E-Mail-Adresse"
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired={required.has('email')}
          span="half"
        />
        <TextField
          name="phone"
          label="Telefonnummer"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          filter={filterPhoneInput}
          isRequired={required.has('phone')}
          span="half"
        />
      </FieldGrid>
    </Section>
  )
}
