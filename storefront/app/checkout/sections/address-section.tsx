import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { CheckField } from '../fields/check-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { TextField } from '../fields/text-field.tsx'
import styles from './address-section.module.css'
import { AddressFields } from './address-fields.tsx'
import { DeliveryAreaField } from './delivery-area-field.tsx'
import { Section } from './section.tsx'

type AddressSectionProps = { shop: BranchShopView; isDelivery: boolean }

export function AddressSection({ shop, isDelivery }: AddressSectionProps) {
  const isDifferent = useWatch<CheckoutForm, 'isDeliveryAddressDifferent'>({
    name: 'isDeliveryAddressDifferent',
  })
  const { branch, settings } = shop
  // It stands with the address that something is brought to.
  const area = isDelivery && branch.deliveryAreas.length > 0 && (
    <DeliveryAreaField
      areas={branch.deliveryAreas}
      currency={settings.currency}
      zipField={isDifferent ? 'deliveryZipCode' : 'zipCode'}
    />
  )

  return (
    <Section title={isDelivery && !isDifferent ? 'Lieferadresse' : 'Rechnungsadresse'}>
      {!isDifferent && area}
      <FieldGrid>
        <AddressFields kind="billing" />
      </FieldGrid>
      {isDelivery && <DifferentDeliveryAddress isOpen={isDifferent} area={area} />}
    </Section>
  )
}

function DifferentDeliveryAddress({ isOpen, area }: { isOpen: boolean; area: ReactNode }) {
  const isCompany = useWatch<CheckoutForm, 'isDeliveryCompany'>({ name: 'isDeliveryCompany' })

  return (
    <>
      <CheckField name="isDeliveryAddressDifferent" label="An eine andere Adresse liefern" />
      {isOpen && (
        <fieldset className={styles.elsewhere}>
          <legend>Lieferadresse</legend>
          {area}
          <FieldGrid>
            <TextField
              name="deliveryFirstName"
              label="Vorname"
              autoComplete="shipping given-name"
              span="half"
            />
            <TextField
              name="deliveryLastName"
              label="Nachname"
              autoComplete="shipping family-name"
              span="half"
            />
            <AddressFields kind="shipping" />
          </FieldGrid>
          <CheckField name="isDeliveryCompany" label="Die Lieferung geht an ein Unternehmen" />
          {isCompany && (
            <TextField name="deliveryCompanyName" label="Firmenname" autoComplete="shipping organization" />
          )}
        </fieldset>
      )}
    </>
  )
}
