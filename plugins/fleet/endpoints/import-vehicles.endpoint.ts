import { endpointOf } from '#collections/shared/api/endpoint-of.ts'

import { importVehiclesContract } from '../import-vehicles.contract.ts'
import { importVehicles } from '../operations/import-vehicles.ts'

export const importVehiclesEndpoint = endpointOf(importVehiclesContract, async (req, { body }) => {
  const report = await importVehicles(req, Array.isArray(body) ? body : body.vehicles)

  return Response.json(report, { status: report.isStored ? 200 : 422 })
})
