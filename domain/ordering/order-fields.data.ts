import {
  counterAppointmentStatuses,
  countries,
  orderChannels,
  orderStatuses,
  type OrderType,
  orderTypes,
  paymentMethods,
  paymentStatuses,
  quotationStatuses,
} from './order-terms.ts'

/**
 * Every field of an order, said once: its kind, who sees it, and what becomes of it when its guest is erased.
 * Form, contract, row, projection, forgetting and the fields of the panel follow from it.
 */
export type OrderField = Kind & {
  /** Whoever has the link may pass it on: it shows no names, addresses or contact details. */
  seenBy: 'link' | 'staff' | 'nobody'
  fate: Fate
  /** Never empty; ticks and choices are not anyway. */
  isRequired?: true
}

type Kind =
  | { kind: 'text'; maxLength?: number }
  | { kind: 'tick' }
  | { kind: 'choice'; of: readonly string[]; initial?: string }
  /** Whole numbers; money is counted in cents. */
  | { kind: 'count' | 'cents' }
  /** Instants are ISO text. */
  | { kind: 'instant' | 'relation' | 'json' }

/**
 * What names a person goes, what figures and documents are made of stays. A firm is no person, so its documents
 * keep its address. What was sold loses the words of its guest. What is only sent with the order is never kept.
 */
type Fate = 'goes' | 'stays' | 'stays-for-firms' | 'loses-words' | 'is-not-kept'

/** Ticks that make further fields appear. */
type Switch = 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany'

type EnteredField = OrderField & {
  /** Only asked for this type of order, or once the tick is set. */
  onlyIf?: OrderType | Switch
  /** About one order: the next one of the same guest starts without it. */
  isOnce?: true
}

const linkSees = { seenBy: 'link', fate: 'stays', isRequired: true } as const
const staffSees = { seenBy: 'staff', fate: 'stays' } as const
const personal = { seenBy: 'staff', fate: 'goes' } as const
const address = { seenBy: 'staff', fate: 'stays-for-firms' } as const
const onlySent = { seenBy: 'nobody', fate: 'is-not-kept' } as const

const ifDelivered = { onlyIf: 'delivery' } as const
const ifElsewhere = { onlyIf: 'isDeliveryAddressDifferent' } as const

/** What a guest enters at the checkout. What is required follows from the branch, see `checkout-fields.ts`. */
export const enteredFields = {
  isCompany: tick(staffSees),
  companyName: text(120, { ...staffSees, onlyIf: 'isCompany' }),
  firstName: text(80, personal),
  lastName: text(80, personal),
  street: text(120, address),
  floor: text(20, address),
  stairway: text(20, address),
  door: text(20, address),
  zipCode: text(12, staffSees),
  city: text(80, staffSees),
  country: { kind: 'choice', of: countries, initial: 'AT', ...staffSees },
  vatNumber: text(20, { ...staffSees, onlyIf: 'isCompany' }),
  phone: text(30, personal),
  email: text(160, personal),
  isDeliveryAddressDifferent: tick({ ...staffSees, ...ifDelivered }),
  isDeliveryCompany: tick({ ...staffSees, ...ifElsewhere }),
  deliveryCompanyName: text(120, { ...staffSees, onlyIf: 'isDeliveryCompany' }),
  deliveryFirstName: text(80, { ...personal, ...ifElsewhere }),
  deliveryLastName: text(80, { ...personal, ...ifElsewhere }),
  deliveryStreet: text(120, { ...personal, ...ifElsewhere }),
  deliveryFloor: text(20, { ...personal, ...ifElsewhere }),
  deliveryStairway: text(20, { ...personal, ...ifElsewhere }),
  deliveryDoor: text(20, { ...personal, ...ifElsewhere }),
  deliveryZipCode: text(12, { ...staffSees, ...ifElsewhere }),
  deliveryCity: text(80, { ...staffSees, ...ifElsewhere }),
  deliveryCountry: { kind: 'choice', of: countries, initial: 'AT', ...staffSees },
  /** Name of the chosen area. */
  deliveryArea: text(120, { ...staffSees, ...ifDelivered }),
  comment: text(2000, { seenBy: 'link', fate: 'goes', isOnce: true }),
  /** Empty for „so bald wie möglich". */
  appointmentDate: { kind: 'instant', seenBy: 'link', fate: 'stays', isOnce: true },
  paymentMethod: { kind: 'choice', of: paymentMethods, initial: 'cash', seenBy: 'link', fate: 'stays' },
  legalInstructions: { kind: 'tick', ...onlySent },
  privacyPolicy: { kind: 'tick', ...onlySent },
  /** Kept as `tableIdentifier`. */
  table: { kind: 'text', maxLength: 40, onlyIf: 'dineIn', ...onlySent },
  donatee: { kind: 'relation', seenBy: 'link', fate: 'stays' },
  /** Kept as what it takes off, among `discounts`. */
  discountCode: { kind: 'text', maxLength: 40, isOnce: true, ...onlySent },
} as const satisfies Record<string, EnteredField>

/** What the house adds. */
export const houseFields = {
  id: { kind: 'text', ...linkSees },
  uid: { kind: 'text', ...linkSees },
  hash: { kind: 'text', ...linkSees },
  version: { kind: 'count', ...linkSees },
  branch: { kind: 'relation', ...staffSees, isRequired: true },
  businessDay: { kind: 'text', ...staffSees, isRequired: true },
  ticketNumber: { kind: 'count', ...linkSees },
  type: { kind: 'choice', of: orderTypes, ...linkSees },
  status: { kind: 'choice', of: orderStatuses, ...linkSees },
  paymentStatus: { kind: 'choice', of: paymentStatuses, ...linkSees },
  counterAppointmentStatus: { kind: 'choice', of: counterAppointmentStatuses, ...linkSees },
  placedAt: { kind: 'instant', ...linkSees },
  counterAppointment: { kind: 'instant', seenBy: 'link', fate: 'stays' },
  /** When the guest is told to have the order; empty where the house promises nothing. */
  promisedAt: { kind: 'instant', seenBy: 'link', fate: 'stays' },
  /** What it takes of its slot; 0 for a request, which takes none. */
  workUnits: { kind: 'count', ...staffSees, isRequired: true },
  /** Since when it counts no more; empty for almost all. */
  voidedAt: { kind: 'instant', ...staffSees },
  rejectionMessage: { kind: 'text', seenBy: 'link', fate: 'goes' },
  tableIdentifier: { kind: 'text', seenBy: 'link', fate: 'stays' },
  questionnaireRating: { kind: 'count', seenBy: 'link', fate: 'stays' },
  internalNote: { kind: 'text', ...personal },
  channel: { kind: 'choice', of: orderChannels, seenBy: 'staff', fate: 'stays' },
  /** How a guest came who agreed to be counted; empty for all others. */
  origin: { kind: 'json', ...staffSees },
  /** Name of the kiosk at which it was ordered, as it was called then; empty for orders from a guest's own screen. */
  device: { kind: 'text', ...staffSees },
  /** What of it is made, line by line; empty until the kitchen says so. */
  kitchen: { kind: 'json', ...staffSees },
  isQuotation: { kind: 'tick', ...linkSees },
  /** Where the newest offer stands; one that is over says so by its time, before anything has written it down. */
  quotationStatus: { kind: 'choice', of: quotationStatuses, ...linkSees },
  quotationValidUntil: { kind: 'instant', seenBy: 'link', fate: 'stays' },
  isEstimated: { kind: 'tick', ...linkSees },
  items: { kind: 'json', seenBy: 'link', fate: 'loses-words' },
  taxes: { kind: 'json', seenBy: 'link', fate: 'stays' },
  /** What of it was taxed when the single-purpose vouchers that pay were sold, by rate. */
  taxedBefore: { kind: 'json', seenBy: 'link', fate: 'stays' },
  goodsGross: { kind: 'cents', ...linkSees },
  deliveryGross: { kind: 'cents', ...linkSees },
  /** Each with its rule as it was when the order was placed. */
  discounts: { kind: 'json', seenBy: 'link', fate: 'stays' },
  /** The sum of what they take off. */
  discount: { kind: 'cents', ...linkSees },
  donation: { kind: 'cents', ...linkSees },
  tip: { kind: 'cents', ...linkSees },
  total: { kind: 'cents', ...linkSees },
  /** What of the total vouchers pay, without what they got back. */
  voucherPaid: { kind: 'cents', ...linkSees },
} as const satisfies Record<string, OrderField>

function text<const Rules extends object>(maxLength: number, rules: Rules) {
  return { kind: 'text', maxLength, ...rules } as const
}

function tick<const Rules extends object>(rules: Rules) {
  return { kind: 'tick', ...rules } as const
}
