import type { SanitizedConfig } from 'payload'

import { declaredRoutes } from '../policy/declared-routes.ts'
import { type DeclaredRoute, type PolicyOf, policyTable } from '../policy/policy-table.ts'

export type BuiltPolicy = { config: SanitizedConfig; routes: DeclaredRoute[]; policyOf: PolicyOf }

/** What the product itself declares. Nothing is asked of a database. */
export async function buildPolicy(): Promise<BuiltPolicy> {
  process.env.PAYLOAD_SECRET ??= 'a-secret-for-tests-of-enough-length'
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
  const { default: built } = await import('#cms/payload.config.ts')
  const config = await built
  const routes = declaredRoutes(config)

  return { config, routes, policyOf: policyTable(routes) }
}
