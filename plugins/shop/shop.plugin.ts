import type { CollectionConfig, Plugin } from 'payload'

import { withContract } from '#kernel/api/endpoint-of.ts'

import { branchShopEndpoint } from './endpoints/branch-shop.endpoint.ts'
import { shopEndpoint } from './endpoints/shop.endpoint.ts'
import { branchShopContract } from './shop.contracts.ts'

/** The read model of the storefront: everything a page needs in one answer. */
export const shopPlugin: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), shopEndpoint],
  collections: config.collections?.map(addBranchShop),
})

function addBranchShop(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'branches') return collection
  return {
    ...collection,
    endpoints: [withContract(branchShopContract, branchShopEndpoint), ...(collection.endpoints || [])],
  }
}
