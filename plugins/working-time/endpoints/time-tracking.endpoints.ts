import type { PayloadRequest } from 'payload'

import type { PunchKind } from '#domain/workforce/ledger/ledger-event.ts'
import { ownClockContract } from '#domain/workforce/own-clock.contract.ts'
import {
  clockPeopleContract,
  clockSignInContract,
  endContract,
  ownActivitiesContract,
  ownBalancesContract,
  ownSchedulesContract,
  pauseContract,
  type PunchRequest,
  resumeContract,
  startContract,
  timeTrackingMeContract,
} from '#domain/workforce/time-tracking.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { openPerson, provePin } from '#plugins/pins/pins.port.ts'

import { nobodyCalled } from '../operations/nobody-called.ts'
import { findClock, findPresser } from '../operations/find-clock.ts'
import { findOwnClock, presserAt } from '../operations/find-own-clock.ts'
import { readBalances } from '../operations/read-own-balances.ts'
import { readActivities, readMe, readShifts } from '../operations/read-own-time.ts'
import { takePunch } from '../operations/take-punch.ts'
import { findPerson, listPeopleAtClock } from '../operations/time-people.ts'
import { viewActivity } from '../operations/view-activities.ts'

/** Spec: back office 7, time tracking. Each call proves anew who presses and where. */
export const timeTrackingEndpoints = [
  endpointOf(clockPeopleContract, async (req, { params }) => {
    const { branch } = await findClock(req, params.accessToken)
    const { id, name, timeZone } = branch
    const people = await listPeopleAtClock(req, id)

    return Response.json(
      { branch: { id, name, timeZone }, people, at: stamp(Temporal.Now.instant()) },
      unkept,
    )
  }),
  endpointOf(clockSignInContract, async (req, { params, body }) => {
    const { device, branch } = await findClock(req, params.accessToken)
    const { payload } = req
    const asked = await findPerson(req, { username: body.username })
    const proof = {
      device: device.id,
      branch: branch.id,
      person: asked?.id ?? nobodyCalled(body.username),
      pin: body.pin,
    }
    const person = await provePin(req, proof)
    const opened = await openPerson(
      { payload, device, branch: branch.id, now: Temporal.Now.instant() },
      person,
    )
    // Their PIN was taken away between the two.
    if (!opened) throw new Refused('wrong-pin')

    return Response.json(opened, unkept)
  }),
  endpointOf(ownClockContract, async (req) =>
    Response.json({ ...(await findOwnClock(req)), at: stamp(Temporal.Now.instant()) }, unkept),
  ),
  endpointOf(timeTrackingMeContract, async (req, { params, query }) => {
    const presser = presserAt(await findPresser(req, params), query.branch)

    return Response.json(await readMe(req, presser, Temporal.Now.instant()), unkept)
  }),
  endpointOf(ownSchedulesContract, async (req, { params, query }) => {
    const presser = await findPresser(req, params)

    return Response.json({ docs: await readShifts(req, presser, query, Temporal.Now.instant()) }, unkept)
  }),
  endpointOf(ownActivitiesContract, async (req, { params, query }) => {
    const presser = await findPresser(req, params)

    return Response.json({ docs: await readActivities(req, presser, query, Temporal.Now.instant()) }, unkept)
  }),
  endpointOf(ownBalancesContract, async (req, { params }) => {
    const presser = await findPresser(req, params)
    const now = Temporal.Now.instant()

    return Response.json({ ...(await readBalances(req, presser, now)), at: stamp(now) }, unkept)
  }),
  endpointOf(startContract, (req, { params, body }) => press(req, { params, body, kind: 'start' })),
  endpointOf(pauseContract, (req, { params, body }) => press(req, { params, body, kind: 'pause' })),
  endpointOf(resumeContract, (req, { params, body }) => press(req, { params, body, kind: 'resume' })),
  endpointOf(endContract, (req, { params, body }) => press(req, { params, body, kind: 'end' })),
]

type Press = { params: { accessToken: string; username: string }; body: PunchRequest; kind: PunchKind }

async function press(req: PayloadRequest, { params, body: request, kind }: Press): Promise<Response> {
  const presser = await findPresser(req, params)
  const now = Temporal.Now.instant()
  const { activity, conflict } = await takePunch(req, { presser, kind, request, now })
  const shown = activity && (await viewActivity(req, activity.id, now))
  if (conflict) throw new Refused(conflict, { activity: shown, at: stamp(now) })

  return Response.json({ activity: shown, at: stamp(now) }, unkept)
}

const stamp = (now: Temporal.Instant): string => now.toString({ smallestUnit: 'millisecond' })
