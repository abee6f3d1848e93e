import type { CollectionConfig, Plugin } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'

import { importVehiclesEndpoint } from './endpoints/import-vehicles.endpoint.ts'

/** The list of vehicles is kept elsewhere too and comes in whole. */
export const fleetPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addImport),
})

function addImport(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'vehicles') return collection
  const own = onCollection('vehicles', importVehiclesEndpoint)

  return { ...collection, endpoints: [own, ...(collection.endpoints || [])] }
}
