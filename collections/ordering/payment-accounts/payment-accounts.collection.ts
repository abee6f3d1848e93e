import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { keepAccountOfKey } from './hooks/keep-account-of-key.ts'
import { refuseSecondActive } from './hooks/refuse-second-active.ts'
import { paymentAccountsFields } from './payment-accounts.fields.ts'

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
  hooks: { beforeChange: [keepAccountOfKey, refuseSecondActive] },
  fields: paymentAccountsFields,
  admin: {
    ...panelOf('ordering'),
    description:
      'Konten bei Mollie und Datatrans. Angeboten wird eine Zahlungsart, wenn sie in den Einstellungen und in der Filiale eingeschaltet ist und hier ein Schlüssel hinterlegt ist.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'method', 'division', 'isActive', 'captureMoment', 'keyHint'],
  },
} satisfies CollectionConfig
