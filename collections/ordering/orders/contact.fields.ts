import type { Field, Tab } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { countryLabels } from '#domain/ordering/order-terms.texts.ts'

const row = (...fields: Field[]): Field => ({ type: 'row', fields: sealed(fields) })

const countryField = (name: string): Field => ({
  name,
  label: 'Land',
  type: 'select',
  options: optionsFrom(countryLabels),
})

const contactFields: Field[] = [
  row(textField('firstName', 'Vorname'), textField('lastName', 'Nachname')),
  row(textField('email', 'E-Mail'), textField('phone', 'Telefon')),
  row(
    switchField('isCompany', 'Firma'),
    textField('companyName', 'Firmenname'),
    textField('vatNumber', 'UID-Nummer'),
  ),
]

const addressFields: Field[] = [
  row(textField('street', 'Straße und Hausnummer')),
  row(textField('floor', 'Stock'), textField('stairway', 'Stiege'), textField('door', 'Tür')),
  row(textField('zipCode', 'PLZ'), textField('city', 'Ort'), countryField('country')),
]

const deliveryAddressFields: Field[] = [
  row(textField('deliveryFirstName', 'Vorname'), textField('deliveryLastName', 'Nachname')),
  row(switchField('isDeliveryCompany', 'Firma'), textField('deliveryCompanyName', 'Firmenname')),
  row(textField('deliveryStreet', 'Straße und Hausnummer')),
  row(
    textField('deliveryFloor', 'Stock'),
    textField('deliveryStairway', 'Stiege'),
    textField('deliveryDoor', 'Tür'),
  ),
  row(textField('deliveryZipCode', 'PLZ'), textField('deliveryCity', 'Ort'), countryField('deliveryCountry')),
]

export const contactTab: Tab = {
  label: 'Gast',
  fields: [
    ...contactFields,
    ...addressFields,
    row(
      textField('deliveryArea', 'Liefergebiet'),
      switchField('isDeliveryAddressDifferent', 'Andere Lieferadresse'),
    ),
    {
      type: 'collapsible',
      label: 'Lieferadresse',
      fields: deliveryAddressFields,
      admin: { condition: (data) => Boolean(data.isDeliveryAddressDifferent) },
    },
    ...sealed([textareaField('comment', 'Anmerkung des Gasts')]),
  ],
}
