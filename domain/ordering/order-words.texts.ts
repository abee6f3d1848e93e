import { formatAmount } from '../catalogue/units.ts'
import { orderStepLabel } from './order-status.texts.ts'
import { orderStatusLabels, staffOrderTypeLabels } from './order-terms.texts.ts'
import type { OrderItem } from './order.contract.ts'
import { isOnlyVouchers } from './vouchers/sold-vouchers.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

/** „Dine In · Tisch 4“, „Lieferung“, „Takeaway · Kiosk“, and of vouchers alone what is fetched by nobody. */
export const kindOf = ({ type, tableIdentifier, isQuotation, device, items }: StaffOrder): string =>
  [
    isQuotation ? 'Anfrage' : isOnlyVouchers(items) ? 'Gutscheine' : staffOrderTypeLabels[type],
    tableIdentifier && `Tisch ${tableIdentifier}`,
    device && 'Kiosk',
  ]
    .filter(Boolean)
    .join(' · ')

/** Where it stands: what is ready is called as its kind is. */
export const stateOf = (order: StaffOrder): string =>
  order.status === 'in-delivery' ? orderStepLabel(order.status, order) : orderStatusLabels[order.status]

/** Whom to call out: a firm by its name. */
export const nameOf = ({ firstName, lastName, companyName }: StaffOrder): string =>
  companyName || [firstName, lastName].filter(Boolean).join(' ') || 'Gast'

/** „2 ×“ of pieces, „250 g“ of what is weighed. */
export const amountOf = ({ amount, unit }: OrderItem): string =>
  unit === 'piece' ? `${amount.toLocaleString('de-AT')} ×` : formatAmount(amount, unit)
