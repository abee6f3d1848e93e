import type { PayloadRequest } from 'payload'

import {
  makeFeedContract,
  readFeedContract,
  revokeFeedContract,
} from '#domain/workforce/planning/plan-steps.contract.ts'
import { ownShiftsContract } from '#domain/workforce/planning/own-shifts.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { Refused } from '#kernel/refused.ts'

import { findFeedOwner, makeFeedKey, revokeFeedKey } from '../operations/calendar-feed-record.ts'
import { readOwnShifts } from '../operations/read-own-shifts.ts'

/** The own shifts, and the same for a calendar on the own telephone, by a secret address that may be taken back. */
export const ownShiftEndpoints = [
  endpointOf(ownShiftsContract, async (req) =>
    Response.json(await readOwnShifts(req, Temporal.Now.instant()), unkept),
  ),
  endpointOf(makeFeedContract, async (req) => {
    const key = await makeFeedKey(req, ownIdOf(req), Temporal.Now.instant())

    return Response.json(
      { url: `${publicAddress() ?? ''}/api/working-schedules/calendar/${key}` },
      { status: 201, ...unkept },
    )
  }),
  endpointOf(revokeFeedContract, async (req) =>
    Response.json({ isRevoked: await revokeFeedKey(req, ownIdOf(req)) }),
  ),
  endpointOf(readFeedContract, async (req, { params: { key } }) => {
    const now = Temporal.Now.instant()
    const person = await findFeedOwner(req, key, now)
    // The library is loaded where somebody asks for a calendar.
    const { makeCalendar } = await import('../operations/make-calendar.ts')

    return new Response(await makeCalendar(req, person, now), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="dienstplan.ics"',
        'referrer-policy': 'no-referrer',
        ...unkept.headers,
      },
    })
  }),
]

function ownIdOf(req: PayloadRequest): string {
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')

  return staff.id
}
