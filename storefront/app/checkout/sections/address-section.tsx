import { useWatch } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { CheckField } from '../fields/check-field.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { RequiredFields } from '../use-checkout.ts'
import styles from './address-section.module.css'
import { AddressFields } from './address-fields.tsx'
import { DeliveryAreaField } from './delivery-area-field.tsx'
import { Section } from './section.tsx'

type AddressSectionProps = { shop: BranchShopView; isDelivery: boolean; required: RequiredFields }

export function AddressSection({ shop, isDelivery, required }: AddressSectionProps) {
  const [isCompany, isDifferent] = useWatch<CheckoutForm, ['isCompany', 'isDeliveryAddressDifferent']>({
    name: ['isCompany', 'isDeliveryAddressDifferent'],
  })

  return (
    <Section title={isDelivery && !isDifferent ? 'Lieferadresse' : 'Rechnungsadresse'}>
      {isDelivery && shop.branch.deliveryAreas.length > 0 && (
        <DeliveryAreaField areas={shop.branch.deliveryAreas} currency={shop.settings.currency} />
      )}
      <FieldGrid>
        <AddressFields kind="billing" required={required} />
      </FieldGrid>
      <CheckField name="isCompany" label="Ich bestelle für ein Unternehmen" />
      {isCompany && (
        <FieldGrid>
          <TextField
            name="companyName"
            label="Firmenname"
            autoComplete="organization"
            isRequired={required.has('companyName')}
            span="half"
          />
          <TextField name="vatNumber" label="UID-Nummer" autoComplete="off" span="half" />
        </FieldGrid>
      )}
      {isDelivery && <DifferentDeliveryAddress isOpen={isDifferent} required={required} />}
    </Section>
  )
}

function DifferentDeliveryAddress({ isOpen, required }: { isOpen: boolean; required: RequiredFields }) {
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
              isRequired={required.has('deliveryFirstName')}
              span="half"
            />
            <TextField
              name="deliveryLastName"
              label="Nachname"
              autoComplete="shipping family-name"
              isRequired={required.has('deliveryLastName')}
              span="half"
            />
            <AddressFields kind="shipping" required={required} />
          </FieldGrid>
          <CheckField name="isDeliveryCompany" label="Die Lieferung geht an ein Unternehmen" />
          {isCompany && (
            <TextField
              name="deliveryCompanyName"
              label="Firmenname"
              autoComplete="shipping organization"
              isRequired={required.has('deliveryCompanyName')}
            />
          )}
        </fieldset>
      )}
    </>
  )
}
