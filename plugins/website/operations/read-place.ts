import type { PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import type { PagePlace } from '#domain/content/page.contract.ts'
import { normaliseOldPath } from '#domain/content/redirects.ts'
import { normalisePath } from '#domain/content/paths.ts'

import { findDivision, publicPagesOf } from './find-division.ts'

/** Pages come before redirects, redirects before the 404. Decisions 1. */
export async function readPlace(
  req: PayloadRequest,
  { path, host }: { path: string; host: string },
): Promise<PagePlace> {
  const division = await findDivision(req, host)
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: {
      and: [
        publicPagesOf(division),
        { or: [{ type: { equals: 'custom_home' } }, { path: { equals: normalisePath(path) } }] },
      ],
    },
    select: { type: true, path: true },
    depth: 0,
    limit: 10,
    pagination: false,
    ...asSystem(req),
  })
  const hasWebsite = docs.some(({ type }) => type === 'custom_home')
  const isHome = normalisePath(path) === ''
  const page = isHome
    ? docs.find(({ type }) => type === 'custom_home')
    : docs.find((site) => site.path === normalisePath(path))
  if (page?.type === 'custom_home' && !isHome) {
    return { kind: 'redirect', hasWebsite, status: 308, target: '/' }
  }
  if (page) return { kind: 'page', hasWebsite }

  return { ...(await findRedirect(req, path)), hasWebsite }
}

async function findRedirect(req: PayloadRequest, path: string): Promise<Omit<PagePlace, 'hasWebsite'>> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { path: { equals: normaliseOldPath(path) }, isEnabled: { equals: true } },
    select: { target: true, status: true },
    depth: 0,
    limit: 1,
    pagination: false,
    ...asSystem(req),
  })
  const [redirect] = docs
  if (!redirect) return { kind: 'none' }
  if (redirect.status === '410' || !redirect.target) return { kind: 'gone' }

  return { kind: 'redirect', status: Number(redirect.status), target: redirect.target }
}
