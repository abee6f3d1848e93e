import type { HoursEntry } from '#domain/time/hours.contract.ts'

import type { Picture } from '../pictures/picture.ts'

export type DemoBranch = {
  key: string
  /** Whether it is a division of its own. */
  isOnItsOwn?: boolean
  tags: string[]
  /** Whether the back office has orders of the past weeks, customers and devices of it. */
  hasPast?: boolean
  /** Category keys in the order of the card. */
  card: string[]
  pictures: Picture[]
  departments: { name: string; description: string; categories: string[] }[]
  tables: { identifier: string; name: string; seats: number }[]
  record: {
    identifier: string
    name: string
    description: string
    keywords: string
    street: string
    zipCode: string
    city: string
    phone: string
    email: string
    latitude: number
    longitude: number
    openingHours: HoursEntry[]
    deliveryHours: HoursEntry[]
    isDeliveryHoursEnabled: boolean
    isDineInEnabled: boolean
    isTableSelectionEnabled: boolean
    isTipEnabled?: boolean
    isDeliveryEmailRequired: boolean
    isDineInPhoneRequired: boolean
    isTakeawayPhoneRequired?: boolean
    isDeliveryEnabled?: boolean
    isPreorderEnabled?: boolean
    isAppointmentRequired?: boolean
    isQuotationRequired?: boolean
    allowsOwnDevices?: boolean
    /** How the payroll office calls the branch, and the wage types there. */
    payroll?: Partial<
      Record<'consultantNumber' | 'clientNumber' | 'worked' | 'overtime' | 'publicHoliday', number> &
        Record<'night' | 'sunday' | 'holiday' | 'vacation' | 'sick', number>
    >
    closedMessage?: string
    slotMinutes: number
    /** Whoever looks around finds the orders of the last minutes unanswered for longer than a kitchen would leave them. */
    unansweredMinutes?: number
    takeawayPreparationMinutes?: number
    deliveryPreparationMinutes?: number
    dineInPreparationMinutes?: number
    maxOrdersPerSlot?: number
    maxDeliveryOrdersPerSlot?: number
    deliveryAreas: {
      area: string
      zipCodes?: string
      price: number
      tax: number
      free: boolean
      freeFromOrderValue?: number
      minimumOrderValue?: number
      deliveryMinutes: number
    }[]
  }
}

export const workdays = ['monday', 'tuesday', 'wednesday', 'thursday'] as const

/** The same hours on several days. */
export const each = (days: readonly HoursEntry['type'][], from: string, to: string): HoursEntry[] =>
  days.map((type) => ({ type, from, to }))
