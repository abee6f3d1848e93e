import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import type { ShopView } from '#domain/catalogue/shop.contract.ts'
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
  'description',
] as const satisfies (keyof BranchCard)[]

export type ListedBranch = Pick<BranchCard, (typeof listedFields)[number] | 'tags'> & {
  image: ImageRef | null
}

export interface DivisionView {
  at: string
  path: string
  title: string | undefined
  branches: ListedBranch[]
  tags: { id: string; name: string }[]
}

/** Only what the list shows and searches, since all of it travels to the browser. */
export function divisionView(
  { settings, branches, tags }: ShopView,
  now: Temporal.Instant,
  path: string,
): DivisionView {
  const used = new Set(branches.flatMap((branch) => branch.tags.map((tag) => tag.id)))
  return {
    at: now.toString(),
    path,
    title: settings.title ?? undefined,
    branches: branches
      .toSorted((one, other) => Number(other.isPublic) - Number(one.isPublic))
      .map(listedBranch),
    tags: tags.filter((tag) => used.has(tag.id)).map(({ id, name }) => ({ id, name })),
  }
}

function listedBranch(branch: BranchCard): ListedBranch {
  return {
    ...pick(branch, listedFields),
    tags: branch.tags.map(({ id, name }) => ({ id, name })),
    image: branch.images[0] ?? null,
  }
}
