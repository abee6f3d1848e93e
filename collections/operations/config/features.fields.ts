import type { Field, Tab } from 'payload'

import { switchField } from '#collections/shared/fields/switch-field.ts'
import { trackingFields } from '#collections/shared/fields/tracking-fields.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'

const methodOfPlugin = {
  ATMCard: 'atm-card',
  HydroAGVoucher: 'hydro-ag-voucher',
  Mollie: 'mollie',
  Datatrans: 'datatrans',
} as const

const features: Field[] = [
  switchField('enablePluginHomePage', 'Startseite statt Filialliste', {
    description:
      'Zeigt auch Öffnungszeiten, Anfahrt und Kontakt. Mit einer Website steht sie unter „/store“.',
  }),
  switchField('enablePluginSearch', 'Suche in der Filialliste', { isOn: true }),
  switchField('enablePluginTags', 'Tag-Filter in der Filialliste', { isOn: true }),
  switchField('enablePluginCategoryBar', 'Kategorieleiste auf der Bestellseite', { isOn: true }),
  switchField('enablePluginToolbar', 'Werkzeugleiste für die Administration', { isOn: true }),
  switchField('enablePluginPWA', 'Als App installierbar', {
    description:
      'Die zuletzt geladene Karte bleibt auch ohne Verbindung lesbar. Ausgeschaltet verschwindet beides von den Geräten der Gäste.',
  }),
  switchField('enablePluginMapbox', '3D-Karte', {
    description: 'Wird erst nach Zustimmung der Besucher geladen.',
  }),
  switchField('enablePluginSMS', 'SMS an Gäste und Filialen'),
  switchField('enablePluginDonations', 'Spenden beim Bestellen'),
  switchField('enablePluginFrontdesk', 'Anzeige am Empfang'),
  switchField('enablePluginOrderReviews', 'Bewertung nach der Bestellung', { isOn: true }),
  ...Object.entries(methodOfPlugin).map(([name, method]) =>
    switchField(`enablePlugin${name}`, `Zahlungsart: ${paymentMethodLabels[method]}`, { isOn: true }),
  ),
  switchField('disableTickets', 'Bestellnummer statt Ticket', {
    description: 'Gäste sehen die Bezeichnung „Bestellnummer“.',
  }),
]

const payments: Field[] = [
  switchField('enableCash', paymentMethodLabels.cash, { isOn: true }),
  switchField('enableATMCard', paymentMethodLabels['atm-card']),
  switchField('enableHydroAGVoucher', paymentMethodLabels['hydro-ag-voucher']),
  switchField('enableMollie', paymentMethodLabels.mollie),
  switchField('enableDatatrans', paymentMethodLabels.datatrans),
]

const withMap = (data: Record<string, unknown>) => Boolean(data.enablePluginMapbox)

const mapView: Field = {
  type: 'row',
  fields: [
    { name: 'mapboxZoom', label: 'Zoom', type: 'number', defaultValue: 19, min: 0, max: 22 },
    { name: 'mapboxPitch', label: 'Neigung', type: 'number', defaultValue: 55, min: 0, max: 85 },
    { name: 'mapboxBearing', label: 'Drehung', type: 'number', defaultValue: -85, min: -180, max: 180 },
  ],
  admin: { condition: withMap },
}

export const featuresTab: Tab = {
  label: 'Funktionen',
  fields: [
    { type: 'collapsible', label: 'Bausteine', fields: [...features, mapView] },
    {
      type: 'collapsible',
      label: 'Besuche und Werbung',
      fields: trackingFields,
      admin: { description: 'Erst nach der Einwilligung der Besucher; Website und Shop fragen sie darum.' },
    },
    {
      type: 'collapsible',
      label: 'Aufrufe ohne Einwilligung',
      fields: [
        switchField('countsRequests', 'Aufrufe der Seiten zählen', {
          description:
            'Je Seite und Stunde eine Zahl, gezählt am Server. Auf dem Gerät wird nichts gespeichert und nichts gelesen, niemand wird wiedererkannt. Die Zahlen stehen für sich und werden mit Besuchen nie zusammengerechnet.',
        }),
      ],
    },
    {
      type: 'collapsible',
      label: 'Zahlungsarten',
      fields: payments,
      admin: {
        description:
          'Nur was auch unter den Bausteinen eingeschaltet ist. Zusätzlich entscheidet jede Filiale, was sie anbietet. Online-Zahlungen erscheinen erst, wenn ein Zahlungsanbieter angebunden ist.',
      },
    },
  ],
}
