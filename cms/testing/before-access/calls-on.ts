import type { CollectionSlug, Payload } from 'payload'

import type { Deed } from '../access-matrix/attempts.ts'
import { expectedPlaces, hasPublicCall } from '../access-matrix/expectations.data.ts'

const malformed = { where: '?where[id][exists]=true', odd: '?where=x' }

/** What guests are written down for, by the deed; some calls are for those who have signed in, whatever they may do. */
type Asked = Deed | 'signed-in'
export type AskedCall = [asked: Asked, method: string, path: string]

/** Decided by what is written down, never by the answer. */
export const isOpen = (slug: CollectionSlug, asked: Asked): boolean =>
  asked !== 'signed-in' &&
  (expectedPlaces(slug, 'anyone', asked).length > 0 || (asked === 'create' && hasPublicCall(slug)))

/** Every deed on one record, on a key that nobody has, and on many; well and badly asked. */
export function callsOn(payload: Payload, slug: CollectionSlug, id: string): AskedCall[] {
  const named = [`/${id}`, '/01900000-0000-7000-8000-000000000000', '/kein-schluessel']
  const { disableDuplicate, versions, auth } = payload.collections[slug].config
  const hasPasswords = Boolean(auth) && auth.disableLocalStrategy !== true

  return [
    ...named.flatMap((one) =>
      calls(
        ['read', 'GET', one],
        ['change', 'PATCH', one],
        ['change', 'PUT', one],
        ['delete', 'DELETE', one],
        ['signed-in', 'POST', `/access${one}`],
        !disableDuplicate && ['signed-in', 'POST', `${one}/duplicate`],
        Boolean(versions) && ['signed-in', 'GET', `/versions${one}`],
        Boolean(versions) && ['signed-in', 'POST', `/versions${one}`],
      ),
    ),
    ...Object.values(malformed).flatMap((where) =>
      calls(
        ['read', 'GET', where],
        ['read', 'GET', `/count${where}`],
        ['change', 'PATCH', where],
        ['delete', 'DELETE', where],
        Boolean(versions) && ['signed-in', 'GET', `/versions${where}`],
      ),
    ),
    ...calls(
      ['create', 'POST', ''],
      ['signed-in', 'POST', '/access'],
      hasPasswords && ['signed-in', 'POST', '/unlock'],
    ),
  ]
}

const calls = (...some: (AskedCall | false)[]): AskedCall[] => some.filter((call) => call !== false)
