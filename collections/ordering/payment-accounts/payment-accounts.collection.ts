import type { CollectionConfig } from 'payload'

import { refuseSecondActive } from '#collections/shared/accounts/refuse-second-active.ts'
import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { keepAccountOfKey } from './hooks/keep-account-of-key.ts'
import { paymentAccountsFields } from './payment-accounts.fields.ts'

const refuseSecond = refuseSecondActive({
  collection: 'payment-accounts',
  message: 'Für diesen Anbieter und diese Organisation ist schon ein anderes Konto aktiv.',
  sameBy: ['method'],
})

/** Where the money of online payments arrives. */
export const paymentAccounts = {
  slug: 'payment-accounts',
  labels: { singular: 'Zahlungskonto', plural: 'Zahlungskonten' },
  access: accessOf('payment-accounts'),
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'name',
  defaultPopulate: { name: true, method: true },
  hooks: { beforeChange: [keepAccountOfKey, refuseSecond] },
  fields: paymentAccountsFields,
  admin: {
    ...panelOf('ordering'),
    description:
      'Konten bei Mollie und Datatrans. Angeboten wird eine Zahlungsart, wenn sie in den Einstellungen und in der Filiale eingeschaltet ist und hier ein Schlüssel hinterlegt ist.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'method', 'division', 'isActive', 'captureMoment', 'keyHint'],
  },
} satisfies CollectionConfig
