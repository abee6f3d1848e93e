import {
  type DemoPrinterView,
  printerDemoContract,
  turnDemoPrinterContract,
} from '#domain/ordering/printing/printer-demo.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { branchesInReach } from '#plugins/ordering/ordering.port.ts'

import type { DemoPrinter } from '../demo/demo-printer.ts'
import { printerDemoOf } from '../demo/printer-demo.ts'

/** The paper of printers that are pretended, and what may happen to them. */
export const printerDemoEndpoints = [
  endpointOf(printerDemoContract, async (req) => {
    const branches = await branchesInReach(req)
    const own = printerDemoOf(req.payload).filter(({ printer }) => branches.includes(printer.branch))

    return Response.json({ printers: own.map(viewOf).toSorted(byPlace) }, unkept)
  }),
  endpointOf(turnDemoPrinterContract, async (req, { params, body }) => {
    const branches = await branchesInReach(req)
    const found = printerDemoOf(req.payload).find(
      ({ printer }) => printer.id === params.id && branches.includes(printer.branch),
    )
    if (!found) throw new Refused('unknown-record')
    found.turn(body)

    return Response.json(viewOf(found), unkept)
  }),
]

const viewOf = ({ printer, switches, slips }: DemoPrinter): DemoPrinterView => {
  const { id, name, branchName, protocol } = printer

  return { id, name, branchName, protocol, switches, slips: [...slips] }
}

const byPlace = (one: DemoPrinterView, other: DemoPrinterView): number =>
  `${one.branchName} ${one.name}`.localeCompare(`${other.branchName} ${other.name}`, 'de')
