import type { Field, Option, Tab } from 'payload'

import { onlyAdminWrites, onlyStaffReads } from '#collections/shared/access/field-access.ts'
import { geolocationFields } from '#collections/shared/fields/geolocation-field.ts'
import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { imageField, imagesField } from '#collections/shared/fields/image-fields.ts'
import { relationField, relationsField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { countryLabels } from '#domain/ordering/order-terms.texts.ts'
import { isRegionOf, regionLabels } from '#domain/workforce/calendar/regions.data.ts'
import { pagesBesideBranches } from '#domain/url-space.data.ts'

import { capacityTab } from './capacity.fields.ts'
import { deliveryTab } from './delivery.fields.ts'
import { hoursTab } from './hours.fields.ts'
import { messagesTab } from './messages.fields.ts'
import { orderTypesTab, paymentTab } from './ordering.fields.ts'
import { payrollTab } from './payroll.fields.ts'
import { surchargesTab } from './surcharges.fields.ts'
import { timeZones } from '#domain/time/time-zones.data.ts'

const email: Field = { name: 'email', label: 'E-Mail', type: 'email', admin: { width: '50%' } }

/** Only the regions of the branch's country are offered and accepted. */
const regionField: Field = {
  ...selectField('region', 'Bundesland oder Kanton', regionLabels, {
    access: onlyStaffReads,
    description:
      'Danach richten sich die gesetzlichen Feiertage. In Deutschland und der Schweiz stimmen sie nur mit dieser Angabe; in Österreich und Liechtenstein sind sie überall gleich.',
  }),
  filterOptions: ({ options, siblingData }: { options: Option[]; siblingData: Record<string, unknown> }) =>
    options.filter((option) => isRegionOf(valueOf(option), countryOf(siblingData))),
}

/** Whatever a body holds; what is no country has no regions. */
const countryOf = ({ country }: Record<string, unknown>) => (typeof country === 'string' ? country : null)
const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value)

const addressFields: Field[] = [
  textField('street', 'Straße und Hausnummer'),
  row(
    textField('zipCode', 'PLZ', { maxLength: 12, width: '25%' }),
    textField('city', 'Ort', { width: '50%' }),
    selectField('country', 'Land', countryLabels, { defaultValue: 'AT', width: '25%' }),
  ),
  regionField,
  row(textField('phone', 'Telefon', { maxLength: 30, width: '50%', placeholder: '+43 1 234567' }), email),
  ...geolocationFields(),
]

const generalTab: Tab = {
  label: 'Allgemein',
  fields: [
    textField('name', 'Name', { required: true }),
    textareaField('description', 'Beschreibung', { description: 'Auch für Suchmaschinen.' }),
    textField('keywords', 'Suchbegriffe', {
      maxLength: 500,
      description:
        'Zusätzliche Wörter, über die Gäste die Filiale finden, zum Beispiel Bezirk oder Stadtteil.',
    }),
    ...addressFields,
    imageField({ name: 'logo', label: 'Logo' }),
    imagesField(),
  ],
}

const sidebarFields: Field[] = [
  // Where a branch is found, and under which division, is no matter of whoever leads it.
  {
    ...identifierField({ description: 'Steht in der Adresse: /store/kennung', taken: pagesBesideBranches }),
    access: onlyAdminWrites,
  },
  switchField('isPublic', 'Öffentlich', {
    isOn: true,
    inSidebar: true,
    description: 'Nicht öffentliche Filialen erscheinen als inaktiv.',
  }),
  relationField('division', 'Organisation', 'divisions', { access: onlyAdminWrites, inSidebar: true }),
  {
    name: 'timeZone',
    label: 'Zeitzone',
    type: 'select',
    required: true,
    defaultValue: 'Europe/Vienna',
    options: timeZones,
    admin: { position: 'sidebar', description: 'Alle Zeiten der Filiale gelten in dieser Zone.' },
  },
  relationsField('tags', 'Tags', 'tags', {
    inSidebar: true,
    description: 'Filter in der Filialliste.',
  }),
  switchField('allowsOwnDevices', 'Stempeln am eigenen Gerät', {
    inSidebar: true,
    access: onlyStaffReads,
    description:
      'Wer hier arbeitet, darf auch am eigenen Telefon stempeln, nach der Anmeldung. Ein Ort wird nie erfasst.',
  }),
]

export const branchesFields: Field[] = [
  ...sidebarFields,
  {
    type: 'tabs',
    tabs: [
      generalTab,
      hoursTab,
      orderTypesTab,
      capacityTab,
      deliveryTab,
      paymentTab,
      messagesTab,
      surchargesTab,
      payrollTab,
    ],
  },
]
