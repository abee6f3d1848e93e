import * as z from 'zod/mini'

import { hoursEntry } from '../time/hours.contract.ts'
import { cents, imageRef, tagView, taxRate } from './product.contract.ts'

/** What the storefront reads about a branch. */

export const deliveryArea = z.object({
  area: z.string(),
  price: cents,
  tax: taxRate,
  free: z.boolean(),
  freeFromOrderValue: z.nullish(cents),
  minimumOrderValue: z.nullish(cents),
  /** Such as `6850, 6853–6858`; without them guests say themselves where they live. */
  zipCodes: z.nullish(z.string()),
  /** From the kitchen to the guest. */
  deliveryMinutes: z.nullish(z.int()),
})
export type DeliveryArea = z.infer<typeof deliveryArea>

export const tableView = z.object({ id: z.string(), identifier: z.string(), name: z.nullish(z.string()) })
export type TableView = z.infer<typeof tableView>

/** What a branch card shows. */
export const branchCard = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.string(),
  street: z.nullish(z.string()),
  zipCode: z.nullish(z.string()),
  city: z.nullish(z.string()),
  country: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  email: z.nullish(z.string()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  keywords: z.nullish(z.string()),
  tags: z.array(tagView),
  images: z.array(imageRef),
  logo: z.nullish(imageRef),
  isPublic: z.boolean(),
  timeZone: z.string(),
  openingHours: z.array(hoursEntry),
  deliveryHours: z.array(hoursEntry),
  isDeliveryHoursEnabled: z.boolean(),
  isTakeawayEnabled: z.boolean(),
  isDeliveryEnabled: z.boolean(),
  isDineInEnabled: z.boolean(),
  isPreorderEnabled: z.boolean(),
  description: z.nullish(z.string()),
  closedMessage: z.nullish(z.string()),
  /** ISO instants until which staff have stopped a way to order for a while. */
  takeawayPausedUntil: z.nullish(z.string()),
  deliveryPausedUntil: z.nullish(z.string()),
  dineInPausedUntil: z.nullish(z.string()),
  /** ISO instants from which on and until when nothing is taken any more, because staff have said when the last order is. */
  lastOrderAt: z.nullish(z.string()),
  lastOrderUntil: z.nullish(z.string()),
  /** What guests read of it. */
  pauseReason: z.nullish(z.string()),
})
export type BranchCard = z.infer<typeof branchCard>

export const branchView = z.extend(branchCard, {
  /** ISO instant before which nothing can be ordered. */
  orderableFrom: z.nullish(z.string()),
  deliveryAreas: z.array(deliveryArea),
  isTableSelectionEnabled: z.boolean(),
  isAppointmentRequired: z.boolean(),
  isQuotationRequired: z.boolean(),
  isCashEnabled: z.boolean(),
  isATMCardEnabled: z.boolean(),
  isHydroAGVoucherEnabled: z.boolean(),
  isMollieEnabled: z.boolean(),
  isDatatransEnabled: z.boolean(),
  isDeliveryEmailRequired: z.boolean(),
  isDeliveryPhoneRequired: z.boolean(),
  isDeliveryAddressRequired: z.boolean(),
  isDineInEmailRequired: z.boolean(),
  isDineInPhoneRequired: z.boolean(),
  isDineInAddressRequired: z.boolean(),
  isTakeawayEmailRequired: z.boolean(),
  isTakeawayPhoneRequired: z.boolean(),
  isTakeawayAddressRequired: z.boolean(),
  /** Minutes between two appointment slots. */
  slotMinutes: z.int(),
  /** Minutes of a slot that can be full; missing where slots take any number of orders. */
  slotCapacityMinutes: z.nullish(z.int()),
  /** Minutes until an order is ready; missing where the branch promises nothing. */
  takeawayPreparationMinutes: z.nullish(z.int()),
  deliveryPreparationMinutes: z.nullish(z.int()),
  dineInPreparationMinutes: z.nullish(z.int()),
  /** So many minutes more everything takes until this ISO instant, because a lot is going on. */
  busyMinutes: z.nullish(z.int()),
  busyUntil: z.nullish(z.string()),
  tables: z.array(tableView),
  /** Whether guests are asked for a tip, and which shares of the goods are suggested, in percent. */
  isTipEnabled: z.optional(z.boolean()),
  tipPercents: z.optional(z.array(z.int())),
})
export type BranchView = z.infer<typeof branchView>
