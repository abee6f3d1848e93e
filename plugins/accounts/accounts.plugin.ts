import type { CollectionConfig, Plugin } from 'payload'

import { forgotPassword } from './endpoints/forgot-password.endpoint.ts'

/** What people are told of their accounts by mail, without anybody else learning whether there is one. */
export const accountsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addCalls),
})

function addCalls(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'users') return collection

  return { ...collection, endpoints: [forgotPassword, ...(collection.endpoints || [])] }
}
