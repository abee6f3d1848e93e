import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import { paperStateOf } from '#domain/operations/printer-state.ts'
import { epsonDirectContract } from '#domain/ordering/printing/epson-direct.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { printRequestXml, readPrintResponse } from '../encoding/epson-direct.ts'
import { escPosType } from '../encoding/media-types.ts'
import { admitPrinter } from '../operations/admit-printer.ts'
import { confirmJob } from '../operations/confirm-job.ts'
import { handOutJob } from '../operations/hand-out-job.ts'
import { notePaper, offerJob } from '../operations/offer-job.ts'
import type { AskingPrinter, Printer } from '../operations/printer.ts'

/** Epson's protocol for printers that fetch their work: what they are told of, they have fetched. */
export const epsonDirectEndpoint = endpointOf(epsonDirectContract, async (req, { params, body }) => {
  const printer = await admitPrinter(req, params.key)
  if (body.ConnectionType === 'SetResponse') await takeReports(req, printer, body.ResponseFile ?? '')
  const xml = body.ConnectionType === 'GetRequest' ? await nextRequest(req, printer) : ''

  return new Response(xml, { headers: { ...unkept.headers, 'content-type': 'text/xml; charset=utf-8' } })
})

/** Such a printer says nothing of its paper when it asks: what it has no paper for would fail one after the other. */
async function nextRequest({ payload }: PayloadRequest, printer: AskingPrinter): Promise<string> {
  if (!printer.hasWork) return ''
  const { pool } = payload.db
  const now = Temporal.Now.instant()
  const isReady = !(await hasFailedLately(pool, printer, now))
  const token = await offerJob({ pool, printer, isReady, isPrinting: false, now })
  if (token === null) return ''

  return printRequestXml(token, await handOutJob({ payload, printer, token, type: escPosType, now }))
}

/** So long somebody has time to change the paper. */
const restSeconds = 60

async function hasFailedLately(pool: Pool, { id }: Printer, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'print-job-failed-lately',
    text: `select from print_jobs where device_id = $1 and ended_at > $2
                                   and failure in ('paper-out', 'cover-open', 'jammed') limit 1`,
    values: [id, now.subtract({ seconds: restSeconds }).toString()],
  })
  return rowCount === 1
}

async function takeReports({ payload }: PayloadRequest, printer: Printer, report: string): Promise<void> {
  const { pool } = payload.db
  const results = readPrintResponse(report)
  let strange = 0
  for (const { token, code } of results) {
    const now = Temporal.Now.instant()
    const isOurs = await confirmJob({ pool, printer, token, code, now })
    if (!isOurs) strange += 1
    else if (code !== null) await notePaper(pool, printer, paperStateOf(code))
  }
  // One that is unknown keeps nobody from hearing of those beside it.
  if (strange > 0 && strange === results.length) throw new Refused('unknown-record')
}
