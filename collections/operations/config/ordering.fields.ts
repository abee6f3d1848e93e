import type { Tab } from 'payload'

import { moneyField } from '#collections/shared/fields/money-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'

const orderButtonDescription =
  'Ersetzt „Bestellung abschicken“. In Österreich und Deutschland verlangt das Gesetz bei kostenpflichtigen Bestellungen eine eindeutige Beschriftung wie „zahlungspflichtig bestellen“ (§ 8 FAGG, § 312j BGB); sonst kommt kein Vertrag zustande.'

export const orderingTab: Tab = {
  label: 'Bestellung',
  fields: [
    textField('orderButtonLabel', 'Beschriftung der Bestelltaste', {
      maxLength: 60,
      placeholder: 'Zahlungspflichtig bestellen',
      description: orderButtonDescription,
    }),
    selectField('defaultOrderType', 'Vorausgewählte Bestellart', staffOrderTypeLabels, {
      description: 'Gilt, wenn die Filiale sie anbietet.',
    }),
    moneyField({
      name: 'donationAmount',
      label: 'Spendenbetrag',
      required: true,
      defaultValue: 7,
      description: 'Was Gäste je Bestellung spenden, wenn sie zustimmen.',
    }),
    moneyField({
      name: 'maxOrderValue',
      label: 'Höchster Bestellwert',
      required: true,
      defaultValue: 1_000_000,
      description:
        'Was darüber liegt, ist meist ein Irrtum oder ein Scherz; Gäste werden gebeten, anzurufen.',
    }),
    selectField(
      'currency',
      'Währung',
      { EUR: 'Euro (EUR)', CHF: 'Schweizer Franken (CHF)' },
      { required: true, defaultValue: 'EUR' },
    ),
  ],
}
