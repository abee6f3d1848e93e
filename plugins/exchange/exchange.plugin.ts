import type { CollectionConfig } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { type ExchangedList, exchangedLists } from '#domain/operations/exchange/exchange.contract.ts'

import { exchangeEndpoints } from './endpoints/exchange.endpoints.ts'
import { importVehiclesEndpoint } from './endpoints/import-vehicles.endpoint.ts'

/** Lists that are kept in spreadsheets, too: they leave as CSV or XLSX and come back with a report. */
export const exchangePlugin = capability({
  name: 'exchange',
  rewrite: withBar,
  // Another system keeps the vehicles too, and sends its whole list.
  collections: { vehicles: { endpoints: [onCollection('vehicles', importVehiclesEndpoint)] } },
  every: (collection) => {
    const slug = listOf(collection)
    return slug ? { endpoints: exchangeEndpoints(slug).map((each) => onCollection(slug, each)) } : {}
  },
})

const listOf = ({ slug }: CollectionConfig): ExchangedList | undefined =>
  exchangedLists.find((list): list is ExchangedList => list === slug)

function withBar(collection: CollectionConfig): CollectionConfig {
  const slug = listOf(collection)
  if (!slug) return collection

  return {
    ...collection,
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
