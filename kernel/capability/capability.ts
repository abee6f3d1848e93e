import type { CollectionConfig, CollectionSlug, Config, Endpoint, Field, GlobalConfig, Plugin } from 'payload'

import type { ApiContract } from '#domain/api/api-contract.ts'

import type { Delivery } from '../outbox/effect-kind.ts'
import type { Worker } from '../workers/worker.ts'
import { type HoldFirst, withHold } from './hold-first.ts'
import { type Phased, withHooks } from './phased-hooks.ts'
import { placedEndpoints } from './placed-endpoints.ts'

/** What a capability adds to a collection. Fields whose place matters are set by a plugin of their own. */
export type Addition = Phased<NonNullable<CollectionConfig['hooks']>> & {
  endpoints?: Endpoint[]
  fields?: Field[]
  /** What a change or a removal holds before the records themselves. */
  holdFirst?: HoldFirst
  /** Where everybody sees a record: its form links there. Nothing to see, no link. */
  preview?: NonNullable<CollectionConfig['admin']>['preview']
}
export type GlobalAddition = Phased<NonNullable<GlobalConfig['hooks']>> & { endpoints?: Endpoint[] }

export type Capability = {
  name: string
  collections?: Partial<Record<CollectionSlug, Addition>>
  /** Asked for each collection, as it is by then. */
  every?: (collection: CollectionConfig) => Addition
  everyGlobal?: (global: GlobalConfig) => GlobalAddition
  /** What is done to each collection before anything is added, where an addition cannot say it. */
  rewrite?: (collection: CollectionConfig) => CollectionConfig
  endpoints?: Endpoint[]
  /** Calls that Payload mounts by itself, so that they cannot carry their contracts. */
  contracts?: readonly ApiContract[]
  /** The side effects it promises, and who brings them about. */
  outbox?: Delivery[]
  /** What goes on without anybody asking. */
  workers?: Worker[]
  /** Who may do what with something that it keeps and that is no collection. */
  access?: Readonly<Record<string, NonNullable<CollectionConfig['access']>>>
  /** What is done whenever a Payload has begun, to what it has made by then. */
  onInit?: NonNullable<Config['onInit']>[]
}

/** What the server has to know of a capability, kept in `config.custom.capabilities`. */
export type Declared = Pick<Capability, 'name' | 'outbox' | 'workers' | 'access'>

/**
 * A capability as the Payload plugin that adds it, in whatever order plugins come. What cannot be said so, such as jobs
 * of Payload or components of the panel, is done to the configuration `beside`.
 */
export function capability(
  given: Capability,
  beside: (config: Config) => Config = (config) => config,
): Plugin {
  const { name, collections = {}, every, everyGlobal, rewrite, endpoints = [], onInit = [] } = given

  const extend = (asked: CollectionConfig): CollectionConfig => {
    const collection = rewrite?.(asked) ?? asked
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
      endpoints: placedEndpoints(config.endpoints ?? [], endpoints),
      custom: withDeclared(config, given),
      onInit: async (payload) => {
        await config.onInit?.(payload)
        for (const begin of onInit) await begin(payload)
      },
    }
  }
}

/** The capabilities of a configuration. */
export function declaredIn({ custom }: Pick<Config, 'custom'>): readonly Declared[] {
  // `custom` is Payload's open drawer for plugins; only `capability` writes this part of it.
  return (custom?.capabilities ?? []) as Declared[]
}

/** The calls that Payload mounts, described by whoever keeps them open. */
export function contractsIn({ custom }: Pick<Config, 'custom'>): readonly ApiContract[] {
  return (custom?.contracts ?? []) as ApiContract[] // as above
}

function withDeclared(config: Config, given: Capability) {
  return {
    ...config.custom,
    capabilities: [...declaredIn(config), given],
    contracts: [...contractsIn(config), ...(given.contracts ?? [])],
  }
}

function withAddition(collection: CollectionConfig, name: string, addition: Addition): CollectionConfig {
  const { endpoints = [], fields = [], preview, holdFirst, ...hooks } = addition

  return {
    ...collection,
    // `false` closes all calls of a collection, and stays.
    ...(endpoints.length > 0 && { endpoints: placedEndpoints(collection.endpoints || [], endpoints) }),
    ...(fields.length > 0 && { fields: [...collection.fields, ...fields] }),
    ...(preview && { admin: { ...collection.admin, preview } }),
    ...(holdFirst && { custom: withHold(collection.custom, holdFirst) }),
    hooks: withHooks(collection.hooks, name, hooks),
  }
}

function withGlobalAddition(global: GlobalConfig, name: string, addition: GlobalAddition): GlobalConfig {
  const { endpoints = [], ...hooks } = addition

  return {
    ...global,
    ...(endpoints.length > 0 && { endpoints: placedEndpoints(global.endpoints || [], endpoints) }),
    hooks: withHooks(global.hooks, name, hooks),
  }
}
