import type { CollectionConfig } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import {
  type ImportableList,
  importableLists,
} from '#domain/operations/import-export/import-export.contract.ts'

import { importExportEndpoints } from './endpoints/import-export.endpoints.ts'
import { importVehiclesEndpoint } from './endpoints/import-vehicles.endpoint.ts'

/** Lists that are kept in spreadsheets, too: they leave as CSV or XLSX and come back with a report. */
export const importExportPlugin = capability({
  name: 'import-export',
  rewrite: withBar,
  // Another system keeps the vehicles too, and sends its whole list.
  collections: { vehicles: { endpoints: [onCollection('vehicles', importVehiclesEndpoint)] } },
  every: (collection) => {
    const slug = listOf(collection)
    return slug ? { endpoints: importExportEndpoints(slug).map((each) => onCollection(slug, each)) } : {}
  },
})

const listOf = ({ slug }: CollectionConfig): ImportableList | undefined =>
  importableLists.find((list): list is ImportableList => list === slug)

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
          {
            path: '/plugins/import-export/admin/import-export-bar.tsx#ImportExportBar',
            clientProps: { slug },
          },
        ],
      },
    },
  }
}
