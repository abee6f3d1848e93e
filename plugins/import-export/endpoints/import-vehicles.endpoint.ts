import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { toApiErrors } from '#domain/refusals/refusals.ts'

import { importVehiclesContract } from '../import-vehicles.contract.ts'
import { importVehicles } from '../operations/import-vehicles.ts'

export const importVehiclesEndpoint = endpointOf(importVehiclesContract, async (req, { body }) => {
  const report = await importVehicles(req, Array.isArray(body) ? body : body.vehicles)

  if (report.isStored) return Response.json(report)

  // An answer without an error in it would leave the server as a bare refusal.
  return Response.json({ ...report, ...toApiErrors({ code: 'validation' }) }, { status: 422 })
})
