import type { Payload } from 'payload'

import { productVersion } from '#domain/product-version.ts'

import { type ApiDescription, describeApi } from './describe-api.ts'

const descriptions = new WeakMap<Payload, ApiDescription>()

/** Made once: collections and contracts stay as they are while the process runs. */
export function knownDescription(payload: Payload): ApiDescription {
  const known = descriptions.get(payload) ?? describeApi(payload.config, productVersion)
  descriptions.set(payload, known)

  return known
}
