import type { Branch } from '#cms/payload-types.ts'
import {
  type BranchCard,
  branchCard,
  type BranchView,
  branchView,
  deliveryArea,
  type TableView,
} from '#domain/catalogue/branch.contract.ts'
import type { TagView } from '#domain/catalogue/product.contract.ts'
import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { parseTipPercents, usualTipPercents } from '#domain/ordering/tip.ts'
import { hasSlotLimit, type SlotLimits } from '#domain/ordering/slot-capacity.ts'
import { toHours } from '#collections/shared/to-hours.ts'
import { idOfRelation, type PictureBook } from './shop-pictures.ts'
import { storedFields } from './stored-fields.ts'

export type BranchParts = { pictures: PictureBook; tags: Map<string, TagView> }

export const branchPictures = (branch: Branch) => [...(branch.images ?? []), branch.logo]

export function toBranchCard(branch: Branch, { pictures, tags }: BranchParts) {
  return {
    ...storedFields(branchCard, branch),
    tags: (branch.tags ?? []).flatMap((tag) => tags.get(idOfRelation(tag)) ?? []),
    images: pictures.many(branch.images),
    logo: pictures.one(branch.logo),
    openingHours: toHours(branch.openingHours),
    deliveryHours: toHours(branch.deliveryHours),
  } satisfies BranchCard
}

type ViewParts = BranchParts & { tables: TableView[]; collected: ReadonlySet<OnlinePaymentMethod> }

export function toBranchView(branch: Branch, parts: ViewParts): BranchView {
  // What has no price yet is paid once it has one.
  const isCollected = (method: OnlinePaymentMethod) =>
    parts.collected.has(method) && !branch.isQuotationRequired

  return {
    ...storedFields(branchView, branch),
    ...toBranchCard(branch, parts),
    // What nobody collects is not offered, whatever the switch says.
    isMollieEnabled: (branch.isMollieEnabled ?? false) && isCollected('mollie'),
    isDatatransEnabled: (branch.isDatatransEnabled ?? false) && isCollected('datatrans'),
    deliveryAreas: (branch.deliveryAreas ?? []).map((area) => ({
      ...storedFields(deliveryArea, area),
      price: area.price ?? 0,
      tax: area.tax ?? 0,
    })),
    slotMinutes: branch.slotMinutes ?? 15,
    slotCapacityMinutes: slotLimitsOf(branch) && (branch.slotCapacityMinutes ?? 15),
    tables: parts.tables,
    // What has no price yet has no share that could be given.
    isTipEnabled: (branch.isTipEnabled ?? false) && !branch.isQuotationRequired,
    tipPercents: parseTipPercents(branch.tipPercents ?? '') ?? [...usualTipPercents],
  }
}

/** Null where slots take any number of orders, as they do of requests for an offer. */
export function slotLimitsOf(branch: Branch): SlotLimits | null {
  const limits = {
    all: branch.maxOrdersPerSlot ?? null,
    takeaway: branch.maxTakeawayOrdersPerSlot ?? null,
    delivery: branch.maxDeliveryOrdersPerSlot ?? null,
    dineIn: branch.maxDineInOrdersPerSlot ?? null,
  }

  return hasSlotLimit(limits) && !branch.isQuotationRequired ? limits : null
}
