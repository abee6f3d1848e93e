import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { divisionNamed, ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { checkLayout } from '#domain/content/layout-checks.ts'
import {
  checkPage,
  draftedPagesOf,
  internalPathsOf,
  type LivePlaces,
  type PublishWarning,
} from '#domain/content/publish-checks.ts'

import { checkPlaces } from './check-places.ts'

/** A page with what it names, as far as checks look at it. */
export const checkedDepth = {
  depth: 1,
  populate: {
    images: { filename: true, mimeType: true, filesize: true, alt: true },
    uploads: { filename: true, mimeType: true, filesize: true },
    sites: { path: true, name: true, isPublic: true, division: true, _status: true },
  },
} as const

/** What should be looked at before the newest draft of a page is published. */
export async function checkSite(req: PayloadRequest, id: string): Promise<PublishWarning[]> {
  const site = await req.payload.findByID({
    collection: 'sites',
    id,
    draft: true,
    ...checkedDepth,
    disableErrors: true,
    ...asUser(req),
  })
  if (!site) throw new Refused('unknown-record')

  const division = await divisionNamed(req, site.division)
  const live = await livePlacesOf(req, division, [site.content])
  const isOwn = (other: string | null) =>
    other === null ? (division?.isDefault ?? true) : other === division?.id

  return [
    ...(await secondHome(req, division, site)),
    ...(await checkPlaces(req, site, division)),
    ...checkLayout(site.type, site.content ?? {}),
    ...checkPage(site.content, live, isOwn),
  ]
}

/** Visitors see the home page that was made last; whoever publishes another one should know. */
async function secondHome(
  req: PayloadRequest,
  division: Division | null,
  { id, type }: { id: string; type: string },
): Promise<PublishWarning[]> {
  if (type !== 'custom_home') return []
  const docs = await findRecords(asSystem(req), 'sites', {
    where: {
      and: [
        { type: { equals: 'custom_home' } },
        { id: { not_equals: id } },
        shownToVisitors,
        ownedBy(division),
      ],
    },
    select: { name: true },
    limit: 1,
  })

  return docs.map(({ name }) => ({
    code: 'second-home',
    at: 'type',
    message: `Es gibt schon die Startseite „${name}“. Besucher sehen nur die zuletzt angelegte.`,
  }))
}

/** Where the content of pages of a division leads, as far as visitors get there. */
export async function livePlacesOf(
  req: PayloadRequest,
  division: Division | null,
  contents: readonly unknown[],
): Promise<LivePlaces> {
  const among = (namedIn: (content: unknown) => string[]) => [...new Set(contents.flatMap(namedIn))]

  return {
    paths: await livePathsAmong(req, division, among(internalPathsOf)),
    pages: await livePagesAmong(req, among(draftedPagesOf)),
  }
}

async function livePagesAmong(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const pages = await findRecords(asSystem(req), 'sites', {
    where: { and: [{ id: { in: ids } }, shownToVisitors] },
    select: {},
    limit: ids.length,
  })

  return new Set(pages.map(({ id }) => id))
}

/** A redirect is a way, too, so an old address that still leads somewhere is not dead. */
async function livePathsAmong(
  req: PayloadRequest,
  division: Division | null,
  paths: readonly string[],
): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const own = ownedBy(division)
  const most = { select: { path: true }, limit: 500 } as const
  const [pages, redirects] = await Promise.all([
    findRecords(asSystem(req), 'sites', {
      ...most,
      where: { and: [{ path: { in: paths } }, shownToVisitors, own] },
    }),
    findRecords(asSystem(req), 'redirects', {
      ...most,
      where: {
        path: { in: paths.map((path) => `/${path}`) },
        isEnabled: { equals: true },
        status: { not_equals: '410' },
        or: [own, { division: { exists: false } }],
      },
    }),
  ])

  return new Set([...pages.map(({ path }) => path), ...redirects.map(({ path }) => path.slice(1))])
}
