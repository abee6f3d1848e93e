import {
  cloudPrntConfirmContract,
  cloudPrntJobContract,
  cloudPrntPollContract,
} from '#domain/ordering/printing/cloudprnt.contract.ts'
import { canPrint, decodedCode, paperStateOf } from '#domain/operations/printer-state.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { mediaTypesOf, pngType } from '../encoding/media-types.ts'
import { admitPrinter } from '../operations/admit-printer.ts'
import { confirmJob } from '../operations/confirm-job.ts'
import { handOutJob } from '../operations/hand-out-job.ts'
import { notePaper, offerJob } from '../operations/offer-job.ts'

/** Star's protocol for printers that fetch their work by themselves; our own print agent speaks it as well. */
export const cloudPrntEndpoints = [
  endpointOf(cloudPrntPollContract, async (req, { params, body }) => {
    const printer = await admitPrinter(req, params.key)
    const { pool } = req.payload.db
    const paperState = paperStateOf(decodedCode(body.statusCode))
    await notePaper(pool, printer, paperState)
    const jobToken = await offerJob({
      pool,
      printer,
      isReady: canPrint(paperState),
      isPrinting: body.printingInProgress ?? false,
      now: Temporal.Now.instant(),
    })
    if (jobToken === null) return Response.json({ jobReady: false }, unkept)

    return Response.json({ jobReady: true, mediaTypes: mediaTypesOf(printer), jobToken }, unkept)
  }),
  endpointOf(cloudPrntJobContract, async (req, { params, query }) => {
    const printer = await admitPrinter(req, params.key)
    if (!mediaTypesOf(printer).includes(query.type)) throw new Refused('unsupported-media-type')
    const bytes = await handOutJob({
      payload: req.payload,
      printer,
      token: query.token,
      type: query.type,
      now: Temporal.Now.instant(),
    })

    return new Response(bytes, { headers: { ...unkept.headers, ...headersFor(query.type) } })
  }),
  endpointOf(cloudPrntConfirmContract, async (req, { params, query }) => {
    const printer = await admitPrinter(req, params.key)
    const { pool } = req.payload.db
    const code = decodedCode(query.code)
    const isOurs = await confirmJob({ pool, printer, token: query.token, code, now: Temporal.Now.instant() })
    if (!isOurs) throw new Refused('unknown-record')

    return Response.json({ ok: true }, unkept)
  }),
]

/** A picture says nothing of the knife, so its header does. */
const headersFor = (type: string) => ({
  'content-type': type,
  ...(type === pngType ? { 'x-star-cut': 'partial; feed=true' } : {}),
})
