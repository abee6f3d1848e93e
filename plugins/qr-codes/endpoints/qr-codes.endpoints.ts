import {
  codePdfContract,
  codePngContract,
  codeStateContract,
  codeSvgContract,
} from '#domain/insight/qr/qr-codes.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { type Printed, printLabels, printPicture } from '../operations/print-code.ts'
import { readCodeState } from '../operations/read-code-state.ts'

/** How a code stands, and how it comes to paper. */
export const qrCodesEndpoints = [
  endpointOf(codeStateContract, async (req, { params: { id } }) =>
    Response.json(await readCodeState(req, id, Temporal.Now.instant()), unkept),
  ),
  endpointOf(codeSvgContract, async (req, { params: { id }, query }) =>
    fileOf(await printPicture(req, { id, format: 'svg', ...query }), 'image/svg+xml'),
  ),
  endpointOf(codePngContract, async (req, { params: { id }, query }) =>
    fileOf(await printPicture(req, { id, format: 'png', ...query }), 'image/png'),
  ),
  endpointOf(codePdfContract, async (req, { params: { id }, query }) =>
    fileOf(await printLabels(req, { id, ...query }), 'application/pdf'),
  ),
]

/** The name is made of a path, which needs no quoting. */
const fileOf = ({ bytes, filename }: Printed, type: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="${filename}"`,
      'cache-control': 'no-store',
      // What is drawn is ours, and may still do nothing where it is opened for itself.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    },
  })
