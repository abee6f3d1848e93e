import type { OrderType } from '#domain/ordering/order-terms.ts'

import type { Chance } from './chance.ts'
import { comments, firstNames, lastNames, streets } from './guests.data.ts'

/** Somebody who does not exist: numbers nobody has, addresses of the reserved domain. */
export function makeGuest({
  type,
  town,
  chance,
}: {
  type: OrderType
  town: { zipCode: string; city: string }
  chance: Chance
}) {
  const [firstName, lastName] = [chance.one(firstNames), chance.one(lastNames)]
  const isDelivery = type === 'delivery'
  const isAtTable = type === 'dineIn'

  return {
    firstName,
    lastName,
    street: isDelivery ? `${chance.one(streets)} ${1 + chance.whole(40)}` : null,
    door: isDelivery && chance.share() < 0.4 ? String(1 + chance.whole(24)) : null,
    zipCode: isDelivery ? town.zipCode : null,
    city: isDelivery ? town.city : null,
    phone: isAtTable ? null : `+43660000${String(chance.whole(10_000)).padStart(4, '0')}`,
    email: isAtTable ? null : `${mailName(firstName)}.${mailName(lastName)}@example.com`,
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
