import {
  counterAppointmentStatuses,
  countries,
  orderStatuses,
  type OrderType,
  orderTypes,
  paymentMethods,
  paymentStatuses,
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
  /** The name in the panel. */
  label?: string
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
  isCompany: tick('Firma', staffSees),
  companyName: text('Firmenname', 120, { ...staffSees, onlyIf: 'isCompany' }),
  firstName: text('Vorname', 80, personal),
  lastName: text('Nachname', 80, personal),
  street: text('Straße und Hausnummer', 120, address),
  floor: text('Stock', 20, address),
  stairway: text('Stiege', 20, address),
  door: text('Tür', 20, address),
  zipCode: text('PLZ', 12, staffSees),
  city: text('Ort', 80, staffSees),
  country: { label: 'Land', kind: 'choice', of: countries, initial: 'AT', ...staffSees },
  vatNumber: text('UID-Nummer', 20, { ...staffSees, onlyIf: 'isCompany' }),
  phone: text('Telefon', 30, personal),
  email: text('E-Mail', 160, personal),
  isDeliveryAddressDifferent: tick('Andere Lieferadresse', { ...staffSees, ...ifDelivered }),
  isDeliveryCompany: tick('Firma', { ...staffSees, ...ifElsewhere }),
  deliveryCompanyName: text('Firmenname', 120, { ...staffSees, onlyIf: 'isDeliveryCompany' }),
  deliveryFirstName: text('Vorname', 80, { ...personal, ...ifElsewhere }),
  deliveryLastName: text('Nachname', 80, { ...personal, ...ifElsewhere }),
  deliveryStreet: text('Straße und Hausnummer', 120, { ...personal, ...ifElsewhere }),
  deliveryFloor: text('Stock', 20, { ...personal, ...ifElsewhere }),
  deliveryStairway: text('Stiege', 20, { ...personal, ...ifElsewhere }),
  deliveryDoor: text('Tür', 20, { ...personal, ...ifElsewhere }),
  deliveryZipCode: text('PLZ', 12, { ...staffSees, ...ifElsewhere }),
  deliveryCity: text('Ort', 80, { ...staffSees, ...ifElsewhere }),
  deliveryCountry: { label: 'Land', kind: 'choice', of: countries, initial: 'AT', ...staffSees },
  /** Name of the chosen area. */
  deliveryArea: text('Liefergebiet', 120, { ...staffSees, ...ifDelivered }),
  comment: text('Anmerkung des Gasts', 2000, { seenBy: 'link', fate: 'goes', isOnce: true }),
  /** Empty for „so bald wie möglich". */
  appointmentDate: { kind: 'instant', seenBy: 'link', fate: 'stays', isOnce: true },
  paymentMethod: { kind: 'choice', of: paymentMethods, initial: 'cash', seenBy: 'link', fate: 'stays' },
  legalInstructions: { kind: 'tick', ...onlySent },
  privacyPolicy: { kind: 'tick', ...onlySent },
  /** Kept as `tableIdentifier`. */
  table: { kind: 'text', maxLength: 40, onlyIf: 'dineIn', ...onlySent },
  donatee: { kind: 'relation', seenBy: 'link', fate: 'stays' },
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
  rejectionMessage: { kind: 'text', seenBy: 'link', fate: 'goes' },
  tableIdentifier: { kind: 'text', seenBy: 'link', fate: 'stays' },
  questionnaireRating: { kind: 'count', seenBy: 'link', fate: 'stays' },
  internalNote: { kind: 'text', ...personal },
  /** Name of the kiosk at which it was ordered, as it was called then; empty for orders from a guest's own screen. */
  device: { kind: 'text', ...staffSees },
  isQuotation: { kind: 'tick', ...linkSees },
  isEstimated: { kind: 'tick', ...linkSees },
  items: { kind: 'json', seenBy: 'link', fate: 'loses-words' },
  taxes: { kind: 'json', seenBy: 'link', fate: 'stays' },
  goodsGross: { kind: 'cents', ...linkSees },
  deliveryGross: { kind: 'cents', ...linkSees },
  donation: { kind: 'cents', ...linkSees },
  total: { kind: 'cents', ...linkSees },
} as const satisfies Record<string, OrderField>

function text<const Rules extends object>(label: string, maxLength: number, rules: Rules) {
  return { kind: 'text', label, maxLength, ...rules } as const
}

function tick<const Rules extends object>(label: string, rules: Rules) {
  return { kind: 'tick', label, ...rules } as const
}
