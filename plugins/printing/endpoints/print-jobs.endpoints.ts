import { columnsOf } from '#domain/ordering/printing/paper.ts'
import {
  discardJobContract,
  mostJobs,
  paperContract,
  paperFileContract,
  printAgainContract,
  printersContract,
} from '#domain/ordering/printing/printing.contract.ts'
import { unprintedContract } from '#domain/ordering/printing/unprinted.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { discardJob, findSlip, printAgain } from '../operations/act-on-job.ts'
import { makePaperFile } from '../operations/make-paper-file.ts'
import { readUnprinted } from '../operations/count-unprinted.ts'
import { listPrinters } from '../operations/list-printers.ts'
import { renderSlip } from '../operations/render-slip.ts'

export const printJobEndpoints = [
  endpointOf(printersContract, async (req) =>
    Response.json(await listPrinters(req, { most: mostJobs, now: Temporal.Now.instant() }), unkept),
  ),
  endpointOf(unprintedContract, async (req, { query }) =>
    Response.json(await readUnprinted(req, query.branch), unkept),
  ),
  endpointOf(printAgainContract, async (req, { params }) =>
    Response.json(await printAgain(req, params.id, Temporal.Now.instant()), { status: 202, ...unkept }),
  ),
  endpointOf(discardJobContract, async (req, { params }) =>
    Response.json(await discardJob(req, params.id, Temporal.Now.instant()), unkept),
  ),
  endpointOf(paperContract, async (req, { params }) => {
    const { slip, printer } = await findSlip(req, params.id)
    const lines = printer && (await renderSlip(req.payload, slip, printer))
    if (!printer || !lines) throw new Refused('unknown-record')

    return Response.json({ lines, columns: columnsOf[printer.width] }, unkept)
  }),
  endpointOf(paperFileContract, async (req, { params: { id, format } }) => {
    const { bytes, type, name } = await makePaperFile(req, { id, format })

    return new Response(bytes, {
      headers: {
        ...unkept.headers,
        'content-type': type,
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    })
  }),
]
