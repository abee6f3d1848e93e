import type { Branch } from '#cms/payload-types.ts'
import type { BranchCard, BranchView, TableView } from '#domain/catalogue/branch.contract.ts'
import type { TagView } from '#domain/catalogue/product.contract.ts'
import { toHours } from './to-hours.ts'
import { idOfRelation, type PictureBook } from './shop-pictures.ts'

export type BranchParts = { pictures: PictureBook; tags: Map<string, TagView> }

export const branchPictures = (branch: Branch) => [...(branch.images ?? []), branch.logo]

export function toBranchCard(branch: Branch, { pictures, tags }: BranchParts): BranchCard {
  return {
    id: branch.id,
    identifier: branch.identifier,
    name: branch.name,
    street: branch.street,
    zipCode: branch.zipCode,
    city: branch.city,
    country: branch.country,
    phone: branch.phone,
    email: branch.email,
    latitude: branch.latitude,
    longitude: branch.longitude,
    keywords: branch.keywords,
    tags: (branch.tags ?? []).flatMap((tag) => tags.get(idOfRelation(tag)) ?? []),
    images: pictures.many(branch.images),
    logo: pictures.one(branch.logo),
    isPublic: branch.isPublic ?? false,
    timeZone: branch.timeZone,
    openingHours: toHours(branch.openingHours),
    deliveryHours: toHours(branch.deliveryHours),
    isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled ?? false,
    isTakeawayEnabled: branch.isTakeawayEnabled ?? false,
    isDeliveryEnabled: branch.isDeliveryEnabled ?? false,
    isDineInEnabled: branch.isDineInEnabled ?? false,
    isPreorderEnabled: branch.isPreorderEnabled ?? false,
    description: branch.description,
    closedMessage: branch.closedMessage,
  }
}

export function toBranchView(branch: Branch, parts: BranchParts & { tables: TableView[] }): BranchView {
  return {
    ...toBranchCard(branch, parts),
    orderableFrom: branch.orderableFrom,
    deliveryAreas: (branch.deliveryAreas ?? []).map((area) => ({
      area: area.area,
      price: area.price ?? 0,
      tax: area.tax ?? 0,
      free: area.free ?? false,
      freeFromOrderValue: area.freeFromOrderValue,
      minimumOrderValue: area.minimumOrderValue,
    })),
    isTableSelectionEnabled: branch.isTableSelectionEnabled ?? false,
    isAppointmentRequired: branch.isAppointmentRequired ?? false,
    isQuotationRequired: branch.isQuotationRequired ?? false,
    isCashEnabled: branch.isCashEnabled ?? false,
    isATMCardEnabled: branch.isATMCardEnabled ?? false,
    isHydroAGVoucherEnabled: branch.isHydroAGVoucherEnabled ?? false,
    isMollieEnabled: branch.isMollieEnabled ?? false,
    isDatatransEnabled: branch.isDatatransEnabled ?? false,
    isDeliveryEmailRequired: branch.isDeliveryEmailRequired ?? false,
    isDeliveryPhoneRequired: branch.isDeliveryPhoneRequired ?? false,
    isDeliveryAddressRequired: branch.isDeliveryAddressRequired ?? false,
    isDineInEmailRequired: branch.isDineInEmailRequired ?? false,
    isDineInPhoneRequired: branch.isDineInPhoneRequired ?? false,
    isDineInAddressRequired: branch.isDineInAddressRequired ?? false,
    isTakeawayEmailRequired: branch.isTakeawayEmailRequired ?? false,
    isTakeawayPhoneRequired: branch.isTakeawayPhoneRequired ?? false,
    isTakeawayAddressRequired: branch.isTakeawayAddressRequired ?? false,
    slotMinutes: branch.slotMinutes ?? 15,
    tables: parts.tables,
  }
}
