import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'

import { importVehiclesEndpoint } from './endpoints/import-vehicles.endpoint.ts'

/** The list of vehicles is kept elsewhere too and comes in whole. */
export const fleetPlugin = capability({
  name: 'fleet',
  collections: { vehicles: { endpoints: [onCollection('vehicles', importVehiclesEndpoint)] } },
})
