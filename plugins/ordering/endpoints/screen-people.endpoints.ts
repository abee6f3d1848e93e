import type { PayloadRequest } from 'payload'

import {
  nameScreenPersonContract,
  renewScreenPersonContract,
  screenPeopleContract,
} from '#domain/ordering/screen-person.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { openPerson, peopleWithPin, provePin, renewPerson } from '#plugins/pins/pins.port.ts'

import { findOrderScreen, type Screen } from '../operations/find-order-screen.ts'

/** Whoever stands at a screen says who they are, so that the history does. */
export const screenPeopleEndpoints = [
  endpointOf(screenPeopleContract, async (req, { params }) => {
    const { id } = await findOrderScreen(req, params)
    const people = await peopleWithPin(req.payload.db.pool, id, Temporal.Now.instant())

    return Response.json({ people }, unkept)
  }),
  endpointOf(nameScreenPersonContract, async (req, { params, body }) => {
    const screen = await findOrderScreen(req, params)
    const person = await provePin(req, { device: screen.device.id, branch: screen.id, ...body })
    const opened = await openPerson(placeOf(req, screen), person)
    // Their PIN was taken away between the two.
    if (!opened) throw new Refused('wrong-pin')

    return Response.json(opened, unkept)
  }),
  endpointOf(renewScreenPersonContract, async (req, { params, body }) => {
    const screen = await findOrderScreen(req, params)
    const renewed = await renewPerson(placeOf(req, screen), body.token)
    if (!renewed) throw new Refused('person-expired')

    return Response.json(renewed, unkept)
  }),
]

const placeOf = ({ payload }: PayloadRequest, { id: branch, device }: Screen) => ({
  payload,
  device,
  branch,
  now: Temporal.Now.instant(),
})
