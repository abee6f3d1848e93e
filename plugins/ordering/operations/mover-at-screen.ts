import type { PayloadRequest } from 'payload'

import { personHeaderName } from '#domain/ordering/screen-person.contract.ts'
import { Refused } from '#kernel/refused.ts'
import { resumePerson } from '#plugins/pins/pins.port.ts'

import type { Screen } from './find-order-screen.ts'
import type { OrderMover } from './store-moved-order.ts'

/**
 * Whom the history names for what is done at a screen: the person who has said by PIN who they are, else the device.
 * Whoever was there too long ago is asked again, instead of being taken for nobody.
 */
export async function moverAtScreen(
  req: PayloadRequest,
  { device, id: branch }: Screen,
): Promise<OrderMover> {
  const { id, name, keyPrefix } = device
  const at = { id, name, keyPrefix }
  const token = req.headers.get(personHeaderName)
  if (token === null) return { kind: 'device', id, at }

  const place = { payload: req.payload, device, branch, now: Temporal.Now.instant() }
  const person = await resumePerson(place, token)
  if (!person) throw new Refused('person-expired')

  return { kind: 'staff', id: person.id, at }
}
