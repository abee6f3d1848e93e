import { addressLine } from '#domain/catalogue/address-line.ts'
import { calendarFile } from '#domain/ordering/calendar-entry.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'

/** The appointment as a file for the guest's calendar. The address of the page is the key to the order: it stays out. */
export function calendarHref(order: PublicOrder, now: Temporal.Instant): string {
  const { branch, type, appointmentDate } = order
  const file = calendarFile({
    uid: `${order.uid}@theke`,
    title: `${orderTypeLabels[type]}: ${branch.name}`,
    place: type === 'delivery' ? null : addressLine(branch),
    note: `Nummer ${order.ticketNumber}${branch.phone ? `, Fragen: ${branch.phone}` : ''}`,
    startsAt: appointmentDate === null ? now : Temporal.Instant.from(appointmentDate),
    minutes: 15,
    now,
  })

  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}
