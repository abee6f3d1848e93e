import type { CollectionConfig } from 'payload'

import { refuseSecondActive } from '#collections/shared/accounts/refuse-second-active.ts'
import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { keepProviderOfKey } from './hooks/keep-provider-of-key.ts'
import { smsAccountsFields } from './sms-accounts.fields.ts'

const refuseSecond = refuseSecondActive({
  collection: 'sms-accounts',
  message: 'Für diese Organisation ist schon ein anderes SMS-Konto aktiv.',
})

/** By whom the house sends SMS. */
export const smsAccounts = {
  slug: 'sms-accounts',
  labels: { singular: 'SMS-Konto', plural: 'SMS-Konten' },
  access: accessOf('sms-accounts'),
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'name',
  defaultPopulate: { name: true, provider: true },
  hooks: { beforeChange: [keepProviderOfKey, refuseSecond] },
  fields: smsAccountsFields,
  admin: {
    ...panelOf('operations'),
    description:
      'Konten bei Anbietern von SMS. Gesendet wird, wenn SMS in den Einstellungen eingeschaltet sind und die Filiale sagt, wozu.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'provider', 'division', 'isActive', 'sender', 'keyHint'],
  },
} satisfies CollectionConfig
