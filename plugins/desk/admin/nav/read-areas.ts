import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'

import { type Right, rightTo } from '#kernel/access/rights.ts'

import { deskOf } from '../../desk.port.ts'
import { type DeskArea, deskAreas } from '../../navigation/desk-areas.ts'
import { readCounts } from '../../navigation/read-counts.ts'

export type Sight = {
  i18n: ServerProps['i18n']
  permissions: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities
}

/** The areas of whoever asks, with what they may see there and what waits for them. */
export async function readAreas(req: PayloadRequest, sight: Sight): Promise<DeskArea[]> {
  const { config } = req.payload
  const { admin: home } = config.routes
  const desk = deskOf(config)
  const [links, counts] = await Promise.all([
    allowed(req, desk.links),
    allowed(req, desk.counts).then((counts) => readCounts(req, counts)),
  ])

  return deskAreas({
    records: recordsOf(req, sight),
    links: links.map(({ path, ...link }) => ({ ...link, href: `${home}${path}` })),
    counts,
    home,
  })
}

async function allowed<Item extends { right: [Right, slug: string] }>(
  req: PayloadRequest,
  items: readonly Item[],
): Promise<Item[]> {
  const granted = await Promise.all(items.map(({ right: [right, slug] }) => rightTo(req, right, slug)))

  return items.filter((_, index) => granted[index])
}

function recordsOf({ payload }: PayloadRequest, { i18n, permissions, visibleEntities }: Sight) {
  const { collections, globals, routes } = payload.config

  return [
    ...collections
      .filter(
        ({ slug }) => visibleEntities.collections.includes(slug) && permissions?.collections?.[slug]?.read,
      )
      .map(({ slug, admin, labels }) => ({
        slug,
        group: getTranslation(admin.group || '', i18n),
        label: getTranslation(labels.plural, i18n),
        href: `${routes.admin}/collections/${slug}`,
      })),
    ...globals
      .filter(({ slug }) => visibleEntities.globals.includes(slug) && permissions?.globals?.[slug]?.read)
      .map(({ slug, admin, label }) => ({
        group: getTranslation(admin.group || '', i18n),
        label: getTranslation(label, i18n),
        href: `${routes.admin}/globals/${slug}`,
      })),
  ]
}
