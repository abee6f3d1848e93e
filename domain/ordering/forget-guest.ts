import type { CheckoutForm } from './order.contract.ts'

/**
 * What becomes of each entry of the checkout when a guest is erased: what names the person goes, what
 * figures and documents are made of stays. A firm is no person, so its documents keep its name and address.
 */
const fates = {
  isCompany: 'stays',
  companyName: 'stays',
  vatNumber: 'stays',
  firstName: 'goes',
  lastName: 'goes',
  phone: 'goes',
  email: 'goes',
  street: 'stays-for-firms',
  floor: 'stays-for-firms',
  stairway: 'stays-for-firms',
  door: 'stays-for-firms',
  zipCode: 'stays',
  city: 'stays',
  country: 'stays',
  isDeliveryAddressDifferent: 'stays',
  isDeliveryCompany: 'stays',
  deliveryCompanyName: 'stays',
  deliveryFirstName: 'goes',
  deliveryLastName: 'goes',
  deliveryStreet: 'goes',
  deliveryFloor: 'goes',
  deliveryStairway: 'goes',
  deliveryDoor: 'goes',
  deliveryZipCode: 'stays',
  deliveryCity: 'stays',
  deliveryCountry: 'stays',
  deliveryArea: 'stays',
  comment: 'goes',
  appointmentDate: 'stays',
  paymentMethod: 'stays',
  legalInstructions: 'stays',
  privacyPolicy: 'stays',
  table: 'stays',
  donatee: 'stays',
} as const satisfies Record<keyof CheckoutForm, 'goes' | 'stays' | 'stays-for-firms'>

type Fates = typeof fates
type Of<Fate> = { [Name in keyof Fates]: Fates[Name] extends Fate ? Name : never }[keyof Fates]

// `Object.entries` forgets which of the names have which fate; the table above types both.
const named = <Fate extends string>(fate: Fate) =>
  Object.keys(fates).filter((name) => fates[name as keyof Fates] === fate) as Of<Fate>[]

/** Entries that are emptied in every order of the guest. */
export const forgottenEntries = named('goes')
/** Entries that are emptied unless a firm ordered. */
export const forgottenOfPersons = named('stays-for-firms')
