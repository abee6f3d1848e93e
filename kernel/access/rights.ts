import { type Access, executeAccess, type Payload, type PayloadRequest } from 'payload'

import type { Deed } from '#domain/people/rights.ts'

import { declaredIn } from '../capability/capability.ts'
import { Refused } from '../refused.ts'
import type { Granted } from './after-grant.ts'

/** What a right may be asked for; a session is what Payload asks for where nobody has said more. */
export type Right = Deed | 'readVersions' | 'unlock' | 'session'
/** Of which record, and with what in it, if that is known. */
type About = { id?: string; data?: unknown }

/**
 * The right to something that has rights: a collection, a global, or what a capability keeps by itself. It is asked
 * for where nothing of Payload does, before anything that came with the call is looked at.
 */
export async function rightTo(
  req: PayloadRequest,
  right: Right,
  slug: string,
  about: About = {},
): Promise<Granted | false> {
  const access = accessTo(req.payload, slug)

  return access ? executeAccess({ req, disableErrors: true, ...about }, access[right] as Access) : false
}

/** Whoever goes on for some records only has to see to it that it is those, so that has to be said: `isInPart`. */
export async function requireRight(
  req: PayloadRequest,
  right: Right,
  slug: string,
  { isInPart = false, ...about }: About & { isInPart?: boolean } = {},
): Promise<void> {
  const granted = await rightTo(req, right, slug, about)
  if (!(isInPart ? granted : granted === true)) throw new Refused('not-allowed')
}

type Rights = Partial<Record<Right, unknown>>

function accessTo({ collections, globals, config }: Payload, slug: string): Rights | undefined {
  const known: Readonly<Record<string, { config: { access: Rights } } | undefined>> = collections

  return (
    known[slug]?.config.access ??
    globals.config.find((global) => global.slug === slug)?.access ??
    declaredIn(config).find(({ access }) => access && slug in access)?.access?.[slug]
  )
}
