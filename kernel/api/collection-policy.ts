import type { CollectionConfig } from 'payload'

import type { CollectionPolicy } from '#domain/api/call-policy.ts'

declare module 'payload' {
  interface CollectionCustom {
    policy?: CollectionPolicy
  }
}

/** What a collection says of the calls that are generated for it, in `custom.policy`. */
export function policyOfCollection({ custom }: Pick<CollectionConfig, 'custom'>): CollectionPolicy {
  return custom?.policy ?? {}
}
