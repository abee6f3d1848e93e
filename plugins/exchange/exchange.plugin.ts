import type { CollectionConfig, Plugin } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { type ExchangedList, exchangedLists } from '#domain/operations/exchange/exchange.contract.ts'

import { exchangeEndpoints } from './endpoints/exchange.endpoints.ts'

/** Lists that are kept in spreadsheets, too: they leave as CSV or XLSX and come back with a report. */
export const exchangePlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addExchange),
})

function addExchange(collection: CollectionConfig): CollectionConfig {
  const slug = exchangedLists.find((list): list is ExchangedList => list === collection.slug)
  if (!slug) return collection
  const own = exchangeEndpoints(slug).map((endpoint) => onCollection(slug, endpoint))

  return {
    ...collection,
    endpoints: [...own, ...(collection.endpoints || [])],
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        beforeListTable: [
          ...(collection.admin?.components?.beforeListTable ?? []),
          { path: '/plugins/exchange/admin/exchange-bar.tsx#ExchangeBar', clientProps: { slug } },
        ],
      },
    },
  }
}
