import type { LayoutName } from '#domain/ordering/printing/paper.ts'
import {
  orderSlipsContract,
  printDayEndContract,
  printOrderContract,
  testPrintContract,
} from '#domain/ordering/printing/printing.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { findClosedDay } from '#plugins/day-ends/day-ends.port.ts'
import { findDeviceToLead } from '#plugins/devices/devices.port.ts'
import { findStaffOrder, readStations } from '#plugins/ordering/ordering.port.ts'

import { readJobsOfOrder } from '../operations/print-job-record.ts'
import { choosePrinter, printOnDemand } from '../operations/print-on-demand.ts'
import { readPrinter } from '../operations/printer.ts'
import { readCaptures } from '../operations/read-printed-part.ts'

const accepted = { status: 202, ...unkept }

export const printOrderEndpoint = endpointOf(printOrderContract, async (req, { params, body }) => {
  const { id: order, branch } = await findStaffOrder(req, params.id)
  const { device, payment = null } = body
  const layout: LayoutName = payment === null ? body.layout : 'part-receipt'
  const { pool } = req.payload.db
  if (body.station && !(await readStations(pool, branch)).some(({ id }) => id === body.station)) {
    throw new Refused('unknown-record')
  }
  // A slip of no department is the same slip whichever is named, so once more is a copy.
  const station = (layout === 'kitchen' && body.station) || null
  if (payment !== null && !(await readCaptures(pool, order)).some(({ id }) => id === payment)) {
    throw new Refused('unknown-record')
  }
  // Whatever prints receipts prints those of parts.
  const usual = payment === null ? body.layout : 'receipt'
  const printer = await choosePrinter(pool, { branch, device, layout: usual })
  const demand = { layout, printer, order, payment, station, now: Temporal.Now.instant() }

  return Response.json(await printOnDemand(req, demand), accepted)
})

export const printDayEndEndpoint = endpointOf(
  printDayEndContract,
  async (req, { params: { id: dayEnd } }) => {
    const { branch } = await findClosedDay(req, dayEnd)
    const layout = 'day-end'
    const printer = await choosePrinter(req.payload.db.pool, { branch: branch.id, device: undefined, layout })
    const slip = { layout, printer, order: null, dayEnd, station: null, now: Temporal.Now.instant() } as const

    return Response.json(await printOnDemand(req, slip), accepted)
  },
)

export const orderSlipsEndpoint = endpointOf(orderSlipsContract, async (req, { params }) => {
  const { id } = await findStaffOrder(req, params.id)

  return Response.json({ jobs: await readJobsOfOrder(req.payload.db.pool, id) }, unkept)
})

export const testPrintEndpoint = endpointOf(testPrintContract, async (req, { params }) => {
  const device = await findDeviceToLead(req, params.id)
  const printer = await readPrinter(req.payload.db.pool, device.id)
  if (!printer) throw new Refused('not-a-printer')
  const now = Temporal.Now.instant()
  const page = { layout: 'test', printer, order: null, station: null, now } as const

  return Response.json(await printOnDemand(req, page), accepted)
})
