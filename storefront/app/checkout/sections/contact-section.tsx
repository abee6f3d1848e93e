import type { PropsWithChildren } from 'react'
import { useWatch } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { completePhone, filterPhoneInput } from '#domain/ordering/phone.ts'
import { CheckField } from '../fields/check-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Section } from './section.tsx'

type ContactSectionProps = PropsWithChildren<{ shop: BranchShopView }>

export function ContactSection({ shop, children }: ContactSectionProps) {
  const isCompany = useWatch<CheckoutForm, 'isCompany'>({ name: 'isCompany' })

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
          complete={(typed) => completePhone(typed, shop.branch.country)}
          span="half"
        />
      </FieldGrid>
      {children}
      <CheckField name="isCompany" label="Ich bestelle für ein Unternehmen" />
      {isCompany && (
        <FieldGrid>
          <TextField name="companyName" label="Firmenname" autoComplete="organization" span="half" />
          <TextField name="vatNumber" label="UID-Nummer" autoComplete="off" span="half" />
        </FieldGrid>
      )}
    </Section>
  )
}
