import type { Field, Tab } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { enteredFields } from '#domain/ordering/order-fields.data.ts'
import { enteredLabels } from '#domain/ordering/order-fields.texts.ts'
import { countryLabels } from '#domain/ordering/order-terms.texts.ts'

type Labelled = keyof typeof enteredLabels

const entered = (name: Labelled): Field => {
  const label = enteredLabels[name]
  switch (enteredFields[name].kind) {
    case 'text':
      return textField(name, label)
    case 'tick':
      return switchField(name, label)
    case 'choice':
      return selectField(name, label, countryLabels)
  }
}

const sealedRow = (...names: Labelled[]): Field => row(...sealed(names.map(entered)))

const contactFields: Field[] = [
  sealedRow('firstName', 'lastName'),
  sealedRow('email', 'phone'),
  sealedRow('isCompany', 'companyName', 'vatNumber'),
]

const addressFields: Field[] = [
  sealedRow('street'),
  sealedRow('floor', 'stairway', 'door'),
  sealedRow('zipCode', 'city', 'country'),
]

const deliveryAddressFields: Field[] = [
  sealedRow('deliveryFirstName', 'deliveryLastName'),
  sealedRow('isDeliveryCompany', 'deliveryCompanyName'),
  sealedRow('deliveryStreet'),
  sealedRow('deliveryFloor', 'deliveryStairway', 'deliveryDoor'),
  sealedRow('deliveryZipCode', 'deliveryCity', 'deliveryCountry'),
]

export const contactTab: Tab = {
  label: 'Gast',
  fields: [
    ...contactFields,
    ...addressFields,
    sealedRow('deliveryArea', 'isDeliveryAddressDifferent'),
    {
      type: 'collapsible',
      label: 'Lieferadresse',
      fields: deliveryAddressFields,
      admin: { condition: (data) => Boolean(data.isDeliveryAddressDifferent) },
    },
    ...sealed([textareaField('comment', enteredLabels.comment)]),
  ],
}
