import type {
  CounterAppointmentStatus,
  Country,
  OrderStatus,
  OrderType,
  PaymentMethod,
  PaymentStatus,
} from '#domain/ordering/order-terms.ts'
import type { OrderItem, TaxTotal } from '#domain/ordering/order.contract.ts'

/** One row of `orders` as the hot paths read and write it, in the names of the collection's fields. */
export type OrderRecord = {
  id: string
  uid: string
  hash: string
  version: number
  branch: string
  businessDay: string
  ticketNumber: number
  type: OrderType
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  counterAppointmentStatus: CounterAppointmentStatus
  placedAt: string
  appointmentDate: string | null
  counterAppointment: string | null
  rejectionMessage: string | null
  tableIdentifier: string | null
  questionnaireRating: number | null
  isQuotation: boolean
  isEstimated: boolean
  comment: string | null
  items: OrderItem[]
  taxes: TaxTotal[]
  goodsGross: number
  deliveryGross: number
  donation: number
  total: number
  donatee: string | null
  isCompany: boolean
  companyName: string | null
  firstName: string | null
  lastName: string | null
  street: string | null
  floor: string | null
  stairway: string | null
  door: string | null
  zipCode: string | null
  city: string | null
  country: Country
  vatNumber: string | null
  phone: string | null
  email: string | null
  isDeliveryAddressDifferent: boolean
  isDeliveryCompany: boolean
  deliveryCompanyName: string | null
  deliveryFirstName: string | null
  deliveryLastName: string | null
  deliveryStreet: string | null
  deliveryFloor: string | null
  deliveryStairway: string | null
  deliveryDoor: string | null
  deliveryZipCode: string | null
  deliveryCity: string | null
  deliveryCountry: Country
  deliveryArea: string | null
}

/** Numbers are numeric columns, which `pg` would answer as text; instants it would answer as dates. */
type ColumnKind = 'plain' | 'number' | 'instant' | 'json' | 'relation'

const kinds: Record<keyof OrderRecord, ColumnKind> = {
  id: 'plain',
  uid: 'plain',
  hash: 'plain',
  version: 'number',
  branch: 'relation',
  businessDay: 'plain',
  ticketNumber: 'number',
  type: 'plain',
  status: 'plain',
  paymentStatus: 'plain',
  paymentMethod: 'plain',
  counterAppointmentStatus: 'plain',
  placedAt: 'instant',
  appointmentDate: 'instant',
  counterAppointment: 'instant',
  rejectionMessage: 'plain',
  tableIdentifier: 'plain',
  questionnaireRating: 'number',
  isQuotation: 'plain',
  isEstimated: 'plain',
  comment: 'plain',
  items: 'json',
  taxes: 'json',
  goodsGross: 'number',
  deliveryGross: 'number',
  donation: 'number',
  total: 'number',
  donatee: 'relation',
  isCompany: 'plain',
  companyName: 'plain',
  firstName: 'plain',
  lastName: 'plain',
  street: 'plain',
  floor: 'plain',
  stairway: 'plain',
  door: 'plain',
  zipCode: 'plain',
  city: 'plain',
  country: 'plain',
  vatNumber: 'plain',
  phone: 'plain',
  email: 'plain',
  isDeliveryAddressDifferent: 'plain',
  isDeliveryCompany: 'plain',
  deliveryCompanyName: 'plain',
  deliveryFirstName: 'plain',
  deliveryLastName: 'plain',
  deliveryStreet: 'plain',
  deliveryFloor: 'plain',
  deliveryStairway: 'plain',
  deliveryDoor: 'plain',
  deliveryZipCode: 'plain',
  deliveryCity: 'plain',
  deliveryCountry: 'plain',
  deliveryArea: 'plain',
}

// The table above names every field, which the type checker holds it to.
export const orderFields = Object.keys(kinds) as Array<keyof OrderRecord>

/** The column of a field, as Payload names it. */
export function orderColumn(field: keyof OrderRecord): string {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return kinds[field] === 'relation' ? `${column}_id` : column
}

/** A field's value as PostgreSQL takes it. */
export function orderValue(field: keyof OrderRecord, value: unknown): unknown {
  return kinds[field] === 'json' ? JSON.stringify(value) : value
}

/** An SQL expression that answers a field under its own name, numbers as numbers and instants as ISO text. */
export function orderSelection(field: keyof OrderRecord, table: string): string {
  const column = `${table}."${orderColumn(field)}"`
  switch (kinds[field]) {
    case 'number':
      return `${column}::float8 as "${field}"`
    case 'instant':
      return `${instantText(column)} as "${field}"`
    case 'plain':
    case 'json':
    case 'relation':
      return `${column} as "${field}"`
  }
}

/** An SQL expression for an instant as ISO text with milliseconds, the form that JSON carries. */
export function instantText(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
