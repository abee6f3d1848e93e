import type { CollectionSlug, Payload } from 'payload'

import type { Asker, Deed, Grant } from '#domain/people/rights.ts'
import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { devicePurposesOf } from '#domain/people/rights/device-purposes.data.ts'

export type Values = Record<string, unknown>
/** How a record stands to the person who asks. */
export type Place = 'own' | 'shared' | 'foreign'
/** A record at its place, as somebody meets it. */
type Met = { place: Place; slug: ProtectedSlug; record: Values; asker: Asker }

/** Whether the table of rights lets somebody do this to that record. */
export function may(payload: Payload, deed: Deed, met: Met): boolean {
  return grantsOf(met.slug, met.asker, deed).some((grant) => reaches(payload, grant, deed, met))
}

export function grantsOf(slug: ProtectedSlug, asker: Asker, deed: Deed): Grant[] {
  const rows = allRights[slug]
  // The device at hand takes orders; what serves other purposes only is closed to it.
  const isUnfit = asker === 'device' && devicePurposesOf[slug]?.includes('orders') === false

  return [rows.anyone[deed], isUnfit ? 'none' : rows[asker][deed]]
}

/** The meaning of each grant, said a second time and apart from the code that is tested. */
function reaches(payload: Payload, grant: Grant, deed: Deed, { place, slug, record, asker }: Met): boolean {
  const isWrite = deed !== 'read'
  switch (grant) {
    case 'all':
      return true
    case 'none':
    case 'self':
      return false
    case 'published':
    case 'visible':
      return !isWrite && place !== 'foreign'
    case 'branch':
      return place !== 'foreign' && hasField(payload, slug, 'branch')
    case 'branches':
      return place === 'own' || (place === 'shared' && !isWrite)
    case 'colleagues':
      return !isWrite && place !== 'foreign'
    case 'workplace':
      return place === 'own' && deed !== 'create'
    case 'mine':
      return place === 'own' && asker !== 'device' && (record.user !== undefined || deed === 'create')
  }
}

function hasField(payload: Payload, slug: ProtectedSlug, name: string): boolean {
  const { flattenedFields } = payload.collections[slug as CollectionSlug].config
  return flattenedFields.some((field) => field.name === name)
}
