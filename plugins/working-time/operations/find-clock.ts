import type { PayloadRequest } from 'payload'

import { personHeaderName } from '#domain/ordering/screen-person.contract.ts'
import { parseDeviceKey } from '#domain/operations/device-key.ts'
import { ownDevice } from '#domain/workforce/own-device.ts'
import { idOf, staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import { authenticateDevice } from '#plugins/devices/devices.port.ts'
import { resumePerson } from '#plugins/pins/pins.port.ts'

import { type ClockBranch, findBranch, findPerson, type TimePerson } from './time-people.ts'

export type Clock = { branch: ClockBranch; device: { id: string; keyPrefix: string } }
/** Who presses, and where: at a clock of a branch, or at a device of their own, which has no branch by itself. */
export type Presser = { person: TimePerson; clock: Clock | null; branches: readonly string[] }

/** The clock whose key is in the address; a key for another purpose is answered like one that does not exist. */
export async function findClock(req: PayloadRequest, accessToken: string): Promise<Clock> {
  const key = parseDeviceKey(accessToken)
  const device = key && (await authenticateDevice(req.payload, key, req.headers.get('x-client-address')))
  const branch = device?.purpose === 'time-tracking' ? await findBranch(req, idOf(device.branch)) : null
  if (!device || !branch) throw new Refused('wrong-device-key')

  return { branch, device: { id: device.id, keyPrefix: key.prefix } }
}

/**
 * The person of the address, who has proved to be there: by PIN at a clock of their branch, or by being signed in on a
 * device of their own. Whoever asks for somebody else learns nothing of them.
 */
export async function findPresser(
  req: PayloadRequest,
  { accessToken, username }: { accessToken: string; username: string },
): Promise<Presser> {
  if (accessToken === ownDevice) return findSelf(req, username)

  const clock = await findClock(req, accessToken)
  const place = {
    payload: req.payload,
    device: clock.device,
    branch: clock.branch.id,
    now: Temporal.Now.instant(),
  }
  const proven = await resumePerson(place, req.headers.get(personHeaderName) ?? '')
  const person = proven && (await findPerson(req, { id: proven.id }))
  if (!person || !isCalled(person, username)) throw new Refused('person-expired')

  return { person, clock, branches: [clock.branch.id] }
}

async function findSelf(req: PayloadRequest, username: string): Promise<Presser> {
  const staff = staffOf(req)
  if (!staff) throw new Refused('unauthenticated')
  const person = await findPerson(req, { id: staff.id })
  if (!person || !isCalled(person, username)) throw new Refused('not-allowed')

  return { person, clock: null, branches: staff.branches }
}

const isCalled = ({ username }: TimePerson, asked: string): boolean =>
  username.toLowerCase() === asked.toLowerCase()
