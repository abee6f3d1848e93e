import type { Field, Tab } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { enteredFields } from '#domain/ordering/order-fields.data.ts'
import { countryLabels } from '#domain/ordering/order-terms.texts.ts'

type Entered = typeof enteredFields
type Labelled = {
  [Name in keyof Entered]: Entered[Name] extends { label: string } ? Name : never
}[keyof Entered]

const entered = (name: Labelled): Field => {
  const { kind, label } = enteredFields[name]
  switch (kind) {
    case 'text':
      return textField(name, label)
    case 'tick':
      return switchField(name, label)
    case 'choice':
      return { name, label, type: 'select', options: optionsFrom(countryLabels) }
  }
}

const row = (...names: Labelled[]): Field => ({ type: 'row', fields: sealed(names.map(entered)) })

const contactFields: Field[] = [
  row('firstName', 'lastName'),
  row('email', 'phone'),
  row('isCompany', 'companyName', 'vatNumber'),
]

const addressFields: Field[] = [
  row('street'),
  row('floor', 'stairway', 'door'),
  row('zipCode', 'city', 'country'),
]

const deliveryAddressFields: Field[] = [
  row('deliveryFirstName', 'deliveryLastName'),
  row('isDeliveryCompany', 'deliveryCompanyName'),
  row('deliveryStreet'),
  row('deliveryFloor', 'deliveryStairway', 'deliveryDoor'),
  row('deliveryZipCode', 'deliveryCity', 'deliveryCountry'),
]

export const contactTab: Tab = {
  label: 'Gast',
  fields: [
    ...contactFields,
    ...addressFields,
    row('deliveryArea', 'isDeliveryAddressDifferent'),
    {
      type: 'collapsible',
      label: 'Lieferadresse',
      fields: deliveryAddressFields,
      admin: { condition: (data) => Boolean(data.isDeliveryAddressDifferent) },
    },
    ...sealed([textareaField('comment', enteredFields.comment.label)]),
  ],
}
