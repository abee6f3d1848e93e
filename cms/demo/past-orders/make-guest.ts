import type { DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'

import { type Chance, makeChance } from './chance.ts'
import { comments, firstNames, lastNames, streets, towns } from './guests.data.ts'

/** Somebody who does not exist: numbers nobody has, addresses of the reserved domain. */
type Person = {
  firstName: string
  lastName: string
  street: string
  door: string | null
  phone: string
  email: string
  /** Where they have it brought. */
  area: DeliveryArea | null
  isRegular: boolean
}

const regulars = 160
const shareOfRegulars = 0.55

/** Half of the orders are of people who come again, some of them much more often than others. */
export function somebody(branch: { deliveryAreas: readonly DeliveryArea[] }, chance: Chance): Person {
  const [isRegular, often, number] = [
    chance.share() < shareOfRegulars,
    chance.share(),
    chance.whole(1_000_000),
  ]
  const areas = branch.deliveryAreas
  if (!isRegular) return { ...personOf(chance, areas, String(number).padStart(6, '0')), isRegular }
  const nth = Math.floor(regulars * often ** 2)

  return { ...personOf(makeChance(nth + 1), areas, String(nth).padStart(4, '0')), isRegular }
}

function personOf(chance: Chance, areas: readonly DeliveryArea[], number: string): Omit<Person, 'isRegular'> {
  const [firstName, lastName] = [chance.one(firstNames), chance.one(lastNames)]
  // Areas stand in the order in which a house brings to them most.
  const nearness = areas.map((value, index) => ({ value, weight: 1 / (index + 1) }))

  return {
    firstName,
    lastName,
    street: `${chance.one(streets)} ${1 + chance.whole(40)}`,
    door: chance.share() < 0.4 ? String(1 + chance.whole(24)) : null,
    phone: `+43660000${number}`,
    email: `${mailName(firstName)}.${mailName(lastName)}.${number}@example.com`,
    area: nearness.length > 0 ? chance.weighted(nearness) : null,
  }
}

type Given = { type: OrderType; person: Person; town: { zipCode: string; city: string }; chance: Chance }

/** What of a guest an order holds: an address where it is brought, nothing to reach them by where they sit. */
export function contactFor({ type, person, town, chance }: Given) {
  const { firstName, lastName, street, door, phone, email, area } = person
  const isDelivery = type === 'delivery'
  const isAtTable = type === 'dineIn'
  const [zipCode = town.zipCode] = area?.zipCodes?.split(/\D+/).filter(Boolean) ?? []

  return {
    firstName,
    lastName,
    street: isDelivery ? street : null,
    door: isDelivery ? door : null,
    zipCode: isDelivery ? zipCode : null,
    city: isDelivery ? (towns[zipCode] ?? town.city) : null,
    phone: isAtTable ? null : phone,
    email: isAtTable ? null : email,
    comment: chance.share() < 0.2 ? chance.one(comments) : null,
  }
}

const mailName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
