import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { readDivisions } from '#collections/shared/divisions.ts'
import { isReached, type PageMark, pageStateOf } from '#domain/content/pages/page-state.ts'
import { isHome } from '#domain/content/pages/page-tree.ts'
import type { ListedPage, PageBrand } from '#domain/content/pages/pages.contract.ts'
import { isSiteType, isTechnique, plainSiteType } from '#domain/content/site-types.ts'

import { findLinked, type Linked } from './find-linked.ts'
import { type PagePlan, readPlans } from './read-plans.ts'
import { readStoredPages, type StoredPage } from './read-stored-pages.ts'

/** All pages with how they stand, and the brands whose they are. */
export async function readPageTree(
  req: PayloadRequest,
): Promise<{ brands: PageBrand[]; pages: ListedPage[] }> {
  const [divisions, stored, plans, linked] = await Promise.all([
    readDivisions(req),
    readStoredPages(req),
    readPlans(req),
    findLinked(req),
  ])

  return {
    brands: brandsOf(divisions),
    pages: stored.map((page) =>
      listed(page, { divisions, linked, plan: plans.get(page.id) ?? { next: null, failure: null } }),
    ),
  }
}

/** The default one first; without any division all pages are those of one website. */
function brandsOf(divisions: readonly Division[]): PageBrand[] {
  if (divisions.length === 0) return [{ id: null, name: 'Website' }]

  return divisions
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ id, name }) => ({ id, name }))
}

/** Whose a page is: what names no division, or one that is gone, is the default one's. */
export function brandOf(divisions: readonly Division[], division: string | null): string | null {
  const own = divisions.find(({ id }) => id === division) ?? divisions.find(({ isDefault }) => isDefault)

  return own?.id ?? null
}

type Known = { divisions: readonly Division[]; linked: Linked; plan: PagePlan }

function listed(page: StoredPage, { divisions, linked, plan }: Known): ListedPage {
  const { id, name, path, draftPath, position, changedAt, changedBy } = page
  const state = pageStateOf(page)
  const isUnlinked =
    isReached(state) && isFoundByLinks(page) && !linked.ids.has(id) && !linked.paths.has(path)
  const marks: [PageMark, boolean][] = [
    ['planned', plan.next !== null],
    ['failed', plan.failure !== null],
    ['no-seo', page.isIndexed !== false && !page.hasSeo],
    ['unlinked', isUnlinked],
  ]

  return {
    id,
    name: name || 'Ohne Namen',
    type: isSiteType(page.type) ? page.type : plainSiteType,
    path,
    draftPath: draftPath === path ? null : draftPath,
    division: brandOf(divisions, page.division),
    state,
    marks: marks.flatMap(([mark, holds]) => (holds ? [mark] : [])),
    plan: plan.next,
    failure: plan.failure,
    position,
    changedAt,
    changedBy,
  }
}

/** The home page is there by itself, and news and techniques are listed wherever a section lists them. */
const isFoundByLinks = (page: StoredPage): boolean =>
  !isHome(page) && page.type !== 'custom_news' && !isTechnique(page.type)
