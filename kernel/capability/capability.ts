import type {
  CollectionConfig,
  CollectionSlug,
  Config,
  Endpoint,
  Field,
  GeneratePreviewURL,
  GlobalConfig,
  Plugin,
} from 'payload'

import type { Delivery } from '../outbox/effect-kind.ts'
import type { Worker } from '../workers/worker.ts'
import { type Phased, withHooks } from './phased-hooks.ts'
import { placed } from './placed-endpoints.ts'

/** What a capability adds to a collection. Fields whose place matters are set by a plugin of their own. */
export type Addition = Phased<NonNullable<CollectionConfig['hooks']>> & {
  endpoints?: Endpoint[]
  fields?: Field[]
  /** Where everybody sees a record: its form links there. Nothing to see, no link. */
  preview?: GeneratePreviewURL
}
export type GlobalAddition = Phased<NonNullable<GlobalConfig['hooks']>> & { endpoints?: Endpoint[] }

export type Capability = {
  name: string
  collections?: Partial<Record<CollectionSlug, Addition>>
  /** Asked for each collection, as it is by then. */
  every?: (collection: CollectionConfig) => Addition
  everyGlobal?: (global: GlobalConfig) => GlobalAddition
  endpoints?: Endpoint[]
  /** The side effects it promises, and who brings them about. */
  outbox?: Delivery[]
  /** What goes on without anybody asking. */
  workers?: Worker[]
}

/** What the server has to know of a capability, kept in `config.custom.capabilities`. */
export type Declared = Pick<Capability, 'name' | 'outbox' | 'workers'>

/**
 * A capability as the Payload plugin that adds it, in whatever order plugins come. What cannot be said as an addition,
 * such as rewrites of fields, ways to sign in or components of the panel, is done to the configuration `beside`.
 */
export function capability(
  given: Capability,
  beside: (config: Config) => Config = (config) => config,
): Plugin {
  const { name, collections = {}, every, everyGlobal, endpoints = [] } = given

  const extend = (collection: CollectionConfig): CollectionConfig => {
    const additions = [every?.(collection), collections[collection.slug as CollectionSlug]]

    return additions.reduce<CollectionConfig>(
      (extended, addition) => (addition ? withAddition(extended, name, addition) : extended),
      collection,
    )
  }
  const extendGlobal = (global: GlobalConfig): GlobalConfig =>
    everyGlobal ? withGlobalAddition(global, name, everyGlobal(global)) : global

  return (asked) => {
    const config = beside(asked)

    return {
      ...config,
      collections: config.collections?.map(extend),
      globals: config.globals?.map(extendGlobal),
      endpoints: placed(config.endpoints ?? [], endpoints),
      custom: { ...config.custom, capabilities: [...declaredIn(config), declarationOf(given)] },
    }
  }
}

/** The capabilities of a configuration. */
export function declaredIn({ custom }: Pick<Config, 'custom'>): readonly Declared[] {
  // `custom` is Payload's open drawer for plugins; only `capability` writes this part of it.
  return (custom?.capabilities ?? []) as Declared[]
}

function declarationOf({ name, outbox, workers }: Capability): Declared {
  return { name, ...(outbox && { outbox }), ...(workers && { workers }) }
}

function withAddition(collection: CollectionConfig, name: string, addition: Addition): CollectionConfig {
  const { endpoints = [], fields = [], preview, ...hooks } = addition

  return {
    ...collection,
    // `false` closes all calls of a collection, and stays.
    ...(endpoints.length > 0 && { endpoints: placed(collection.endpoints || [], endpoints) }),
    ...(fields.length > 0 && { fields: [...collection.fields, ...fields] }),
    ...(preview && { admin: { ...collection.admin, preview } }),
    hooks: withHooks(collection.hooks, name, hooks),
  }
}

function withGlobalAddition(global: GlobalConfig, name: string, addition: GlobalAddition): GlobalConfig {
  const { endpoints = [], ...hooks } = addition

  return {
    ...global,
    ...(endpoints.length > 0 && { endpoints: placed(global.endpoints || [], endpoints) }),
    hooks: withHooks(global.hooks, name, hooks),
  }
}
