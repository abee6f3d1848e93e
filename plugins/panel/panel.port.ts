export { withoutInternals } from './without-internals.repair.ts'

/**
 * What the panel asks the server for besides the API, by Payload's names. Those for languages and folders are left
 * out, which the product does not have, and those for plans, which ask nobody what they may: plugins/editing has its own.
 */
const serverFunctions: ReadonlySet<unknown> = new Set([
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

/** A name that no prototype knows either. */
export const isServerFunction = (name: unknown): boolean => serverFunctions.has(name)
