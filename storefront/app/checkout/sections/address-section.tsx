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
  const [isCompany, isDifferent] = useWatch<CheckoutForm, ['isCompany', 'isDeliveryAddressDifferent']>({
    name: ['isCompany', 'isDeliveryAddressDifferent'],
  })

  return (
    <Section title={isDelivery && !isDifferent ? 'Lieferadresse' : 'Rechnungsadresse'}>
      {isDelivery && shop.branch.deliveryAreas.length > 0 && (
        <DeliveryAreaField areas={shop.branch.deliveryAreas} currency={shop.settings.currency} />
      )}
      <FieldGrid>
        <AddressFields kind="billing" />
      </FieldGrid>
      <CheckField name="isCompany" label="Ich bestelle für ein Unternehmen" />
      {isCompany && (
        <FieldGrid>
          <TextField name="companyName" label="Firmenname" autoComplete="organization" span="half" />
          <TextField name="vatNumber" label="UID-Nummer" autoComplete="off" span="half" />
        </FieldGrid>
      )}
      {isDelivery && <DifferentDeliveryAddress isOpen={isDifferent} />}
    </Section>
  )
}

function DifferentDeliveryAddress({ isOpen }: { isOpen: boolean }) {
  const isCompany = useWatch<CheckoutForm, 'isDeliveryCompany'>({ name: 'isDeliveryCompany' })

  return (
    <>
      <CheckField name="isDeliveryAddressDifferent" label="An eine andere Adresse liefern" />
      {isOpen && (
        <fieldset className={styles.elsewhere}>
          <legend>Lieferadresse</legend>
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
