import type { Endpoint } from 'payload'

import { type DatasetName, datasets } from '#domain/insight/statistics/datasets.data.ts'
import { datasetContract } from '#domain/insight/statistics/statistics-calls.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { readStatistics } from '../operations/read-statistics.ts'

// The table has these keys and no others.
const names = Object.keys(datasets) as DatasetName[]

/** The 24 calls that take days from and to. Spec: back office 7. */
export const datasetEndpoints: Endpoint[] = names.map((name) =>
  endpointOf(datasetContract(name), async (req, { query }) =>
    Response.json(await readStatistics(req, name, query), unkept),
  ),
)
