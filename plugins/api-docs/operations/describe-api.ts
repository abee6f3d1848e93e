import type { Endpoint, SanitizedConfig } from 'payload'
import * as z from 'zod/mini'

import { contractsIn } from '#kernel/capability/capability.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import { allRights } from '#domain/people/rights/all-rights.ts'
import { apiErrors } from '#domain/refusals/api-error.contract.ts'

import { describeCall, type Operation } from './describe-call.ts'
import { describeCollection } from './describe-collection.ts'
import { describeGlobal } from './describe-global.ts'
import { type JsonSchema, recordSchemas } from './record-schemas.ts'

export type ApiDescription = {
  openapi: '3.1.0'
  info: object
  servers: object[]
  tags: { name: string }[]
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object }
}

/** The whole API as OpenAPI 3.1: the calls of every collection, and those that carry a contract. */
export function describeApi(config: SanitizedConfig, version: string): ApiDescription {
  const collections = config.collections.filter(({ slug }) => slug in allRights)
  const paths = pathsOf(config, collections)
  const tags = [
    ...new Set(Object.values(paths).flatMap((calls) => Object.values(calls).flatMap((call) => call.tags))),
  ]
  const { $schema: _, ...errors } = z.toJSONSchema(apiErrors)

  return {
    openapi: '3.1.0',
    info: {
      title: 'Theke',
      version,
      description:
        'Alle Aufrufe von Website, Bestellungen und Backoffice. Beträge in Cent, Zeitpunkte nach ISO 8601.',
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    security: [{}, { token: [] }, { session: [] }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: {
        ...recordSchemas(
          config,
          collections.map(({ slug }) => slug),
        ),
        errors,
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: `${config.cookiePrefix}-token` },
      },
    },
  }
}

function pathsOf(config: SanitizedConfig, collections: SanitizedConfig['collections']) {
  const paths: ApiDescription['paths'] = {}
  for (const collection of collections) Object.assign(paths, describeCollection(collection))
  for (const global of config.globals.filter(({ slug }) => slug in allRights)) {
    Object.assign(paths, describeGlobal(global))
  }
  for (const contract of contractsOf(config)) {
    paths[contract.path] = { ...paths[contract.path], [contract.method]: describeCall(contract) }
  }

  return paths
}

/** What endpoints say of themselves, wherever they are mounted. */
export function contractsOf(config: SanitizedConfig): ApiContract[] {
  const mounted: (Endpoint[] | false)[] = [
    config.endpoints,
    ...config.collections.map(({ endpoints }) => endpoints),
  ]

  const ofEndpoints = mounted
    .flatMap((endpoints) => endpoints || [])
    .flatMap(({ custom }) => (custom?.contract ? [custom.contract as ApiContract] : []))
  return [...contractsIn(config), ...ofEndpoints]
}
