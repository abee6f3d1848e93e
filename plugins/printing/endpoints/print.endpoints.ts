import { printOrderContract, testPrintContract } from '#domain/ordering/printing/printing.contract.ts'
import { orderSlipsContract } from '#domain/ordering/printing/printing.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { findDeviceToLead } from '#plugins/devices/devices.port.ts'
import { findStaffOrder, readStations } from '#plugins/ordering/ordering.port.ts'

import { readJobsOfOrder } from '../operations/print-job-record.ts'
import { choosePrinter, printOnDemand } from '../operations/print-on-demand.ts'
import { readPrinter } from '../operations/printer.ts'

const accepted = { status: 202, ...unkept }

export const printOrderEndpoint = endpointOf(printOrderContract, async (req, { params, body }) => {
  const { id: order, branch } = await findStaffOrder(req, params.id)
  const { layout, device, station = null } = body
  const { pool } = req.payload.db
  if (station !== null && !(await readStations(pool, branch)).some(({ id }) => id === station)) {
    throw new Refused('unknown-record')
  }
  const printer = await choosePrinter(pool, { branch, device, layout })
  const now = Temporal.Now.instant()

  return Response.json(await printOnDemand(req, { layout, printer, order, station, now }), accepted)
})

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
