import type { PlainFields } from './order-fields.ts'

export type OrderPlace = Record<
  'name' | 'street' | 'stairway' | 'floor' | 'door' | 'zipCode' | 'city',
  string | null | undefined
>

type Contact = Omit<PlainFields, 'comment' | 'paymentMethod'>

/** Where it is brought: elsewhere if the guest said so. */
export function placeOf(contact: Contact, isDelivery: boolean): OrderPlace {
  if (!isDelivery || !contact.isDeliveryAddressDifferent) return { ...contact, name: '' }
  const { deliveryFirstName, deliveryLastName, deliveryCompanyName } = contact

  return {
    name: [deliveryFirstName, deliveryLastName, deliveryCompanyName].filter(Boolean).join(' '),
    street: contact.deliveryStreet,
    stairway: contact.deliveryStairway,
    floor: contact.deliveryFloor,
    door: contact.deliveryDoor,
    zipCode: contact.deliveryZipCode,
    city: contact.deliveryCity,
  }
}

/** As it is written on a letter; the way to the door is one line. */
export function addressLines({ name, street, stairway, floor, door, zipCode, city }: OrderPlace): string[] {
  const inside = [stairway && `Stiege ${stairway}`, floor && `Stock ${floor}`, door && `Tür ${door}`]

  return [
    name ? `Lieferung an ${name}` : '',
    street ?? '',
    inside.filter(Boolean).join(', '),
    [zipCode, city].filter(Boolean).join(' '),
  ].filter(Boolean)
}
