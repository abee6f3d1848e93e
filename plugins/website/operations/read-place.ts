import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { PagePlace } from '#domain/content/page.contract.ts'
import { normaliseOldPath } from '#domain/content/redirects.ts'
import { normalisePath } from '#domain/content/paths.ts'

import { publicPagesOf } from './public-pages.ts'

/** Pages come before redirects, redirects before the 404. Decisions 1. */
export async function readPlace(
  req: PayloadRequest,
  { path, host }: { path: string; host: string },
): Promise<PagePlace> {
  return readPlaceOf(req, await divisionOfHost(req, host), path)
}

/** The same for a division whose pages may have no host yet. */
export async function readPlaceOf(
  req: PayloadRequest,
  division: Division | null,
  path: string,
): Promise<PagePlace> {
  const docs = await findRecords(asSystem(req), 'sites', {
    where: {
      and: [
        publicPagesOf(division),
        { or: [{ type: { equals: 'custom_home' } }, { path: { equals: normalisePath(path) } }] },
      ],
    },
    select: { type: true, path: true },
    sort: '-createdAt',
    limit: 10,
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

  return { ...(await findRedirect(req, path, division)), hasWebsite }
}

/** The division's own redirect goes before the one for all. */
async function findRedirect(
  req: PayloadRequest,
  path: string,
  division: Division | null,
): Promise<Omit<PagePlace, 'hasWebsite'>> {
  const docs = await findRecords(asSystem(req), 'redirects', {
    where: {
      and: [
        { path: { equals: normaliseOldPath(path) } },
        { isEnabled: { equals: true } },
        { or: [ownedBy(division), { division: { exists: false } }] },
      ],
    },
    select: { target: true, status: true, division: true },
    limit: 2,
  })
  const redirect = docs.find((each) => each.division) ?? docs[0]
  if (!redirect) return { kind: 'none' }
  if (redirect.status === '410' || !redirect.target) return { kind: 'gone', redirect: redirect.id }

  const { id, status, target } = redirect
  return { kind: 'redirect', redirect: id, status: Number(status), target }
}
