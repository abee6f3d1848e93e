import type { Endpoint } from 'payload'

import {
  type DatasetName,
  datasets,
  type ProfileName,
  profiles,
} from '#domain/insight/statistics/datasets.data.ts'
import { severalStatisticsContract } from '#domain/insight/statistics/several-statistics.contract.ts'
import { datasetContract, profileContract } from '#domain/insight/statistics/statistics-calls.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { readSeveral } from '../operations/read-several.ts'
import { readStatistics } from '../operations/read-statistics.ts'
import { readProfile } from '../profile/read-profile.ts'

// The tables have these keys and no others.
const names = Object.keys(datasets) as DatasetName[]
const profileNames = Object.keys(profiles) as ProfileName[]

/** The 24 calls that take days from and to. Spec: back office 7. */
export const datasetEndpoints: Endpoint[] = names.map((name) =>
  endpointOf(datasetContract(name), async (req, { query }) =>
    Response.json(await readStatistics(req, name, query), unkept),
  ),
)

/** Several of them at once, for views that show much: whoever asks is recognised once. */
export const severalEndpoint: Endpoint = endpointOf(
  severalStatisticsContract,
  async (req, { body: { questions } }) =>
    Response.json({ answers: await readSeveral(req, questions) }, unkept),
)

/** The two about one person, which take user, start, now and end. Spec: back office 7. */
export const profileEndpoints: Endpoint[] = profileNames.map((name) =>
  endpointOf(profileContract(name), async (req, { query }) =>
    Response.json(await readProfile(req, name, query), unkept),
  ),
)
