import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import type { ImageRef, TagView } from '#domain/catalogue/product.contract.ts'
import type { MapView, ShopView } from '#domain/catalogue/shop.contract.ts'
import { housePauseEnd } from '#domain/ordering/acceptance.ts'
import { pick } from '#domain/pick.ts'

const listedFields = [
  'identifier',
  'name',
  'street',
  'zipCode',
  'city',
  'keywords',
  'isPublic',
  'timeZone',
  'openingHours',
  'deliveryHours',
  'isDeliveryHoursEnabled',
  'closedMessage',
  'lastOrderAt',
  'lastOrderUntil',
  'description',
  'logo',
  'tags',
] as const satisfies (keyof BranchCard)[]

export type ListedBranch = Pick<BranchCard, (typeof listedFields)[number]> & {
  image: ImageRef | null
  /** Until when it takes no orders although it is open. */
  pausedUntil: string | null
}

const homeFields = ['phone', 'email', 'latitude', 'longitude'] as const satisfies (keyof BranchCard)[]

export type HomeBranch = ListedBranch & Pick<BranchCard, (typeof homeFields)[number]>

/** Hours and contacts of a handful fit beside each other; of more, each branch says its own on its page. */
const mostHomeBranches = 3

export interface DivisionView {
  at: string
  path: '/' | '/store'
  title: string | undefined
  branches: ListedBranch[]
  tags: TagView[]
  /** The branches of which the page says how to find and reach them; none where it is only the list of branches. */
  home: HomeBranch[]
  /** The map of them, where there is one. */
  map: MapView | null
}

/** Only what the page shows and searches, since all of it travels to the browser. */
export function divisionView(shop: ShopView, now: Temporal.Instant, path: '/' | '/store'): DivisionView {
  const { settings, branches, tags } = shop
  const home = isHome(shop, path) ? homeBranches(branches, now) : []
  const used = new Set(branches.flatMap((branch) => branch.tags.map((tag) => tag.id)))
  return {
    at: now.toString(),
    path,
    title: settings.title ?? undefined,
    branches: branches
      .toSorted((one, other) => Number(other.isPublic) - Number(one.isPublic))
      .map((branch) => listedBranch(branch, now)),
    tags: tags.filter((tag) => used.has(tag.id)),
    home,
    map: (home.length > 0 && shop.map) || null,
  }
}

/** At “/”, but at “/store” where the website begins there. Decision 66. */
function isHome({ settings, hasWebsite }: ShopView, path: DivisionView['path']): boolean {
  return settings.enablePluginHomePage && (path === '/') !== hasWebsite
}

function homeBranches(branches: readonly BranchCard[], now: Temporal.Instant): HomeBranch[] {
  const shown = branches.filter(({ isPublic }) => isPublic)
  if (shown.length > mostHomeBranches) return []

  return shown.map((branch) => ({ ...listedBranch(branch, now), ...pick(branch, homeFields) }))
}

function listedBranch(branch: BranchCard, now: Temporal.Instant): ListedBranch {
  return {
    ...pick(branch, listedFields),
    image: branch.images[0] ?? null,
    pausedUntil: housePauseEnd(branch, now)?.toString() ?? null,
  }
}
