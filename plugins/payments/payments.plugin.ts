import type { CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { paymentKeyEndpoint } from './endpoints/payment-key.endpoint.ts'
import { paymentNewsEndpoint } from './endpoints/payment-news.endpoint.ts'
import { keepUsedAccount } from './hooks/keep-used-account.ts'
import { accountsInPalette, paymentsInPalette } from './payments.palette.ts'

/** The money of orders: its ledger, the accounts at providers, and what they tell. */
export const paymentsPlugin = capability(
  {
    name: 'payments',
    rewrite: showKeyPanel,
    endpoints: [paymentNewsEndpoint],
    collections: {
      'payment-accounts': { endpoints: [paymentKeyEndpoint], guard: { beforeDelete: [keepUsedAccount] } },
    },
  },
  (config) => withPalette(config, { kinds: [paymentsInPalette, accountsInPalette] }),
)

function showKeyPanel(collection: CollectionConfig): CollectionConfig {
  return collection.slug === 'payment-accounts'
    ? { ...collection, fields: [keyPanel, ...collection.fields] }
    : collection
}

const keyPanel = panelField('keyPanel', '/plugins/payments/admin/payment-key-panel.tsx#PaymentKeyPanel')
