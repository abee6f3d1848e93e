import { houseCurrency } from '#collections/shared/house-currency.ts'
import {
  correctVoucherContract,
  findVoucherContract,
  mailVoucherContract,
  voidVoucherContract,
  voucherDetailsContract,
  voucherFileContract,
} from '#domain/ordering/vouchers/one-voucher.contract.ts'
import {
  checkVoucherContract,
  giveVoucherContract,
  voucherPlacesContract,
} from '#domain/ordering/vouchers/voucher.contract.ts'
import { pick } from '#domain/pick.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { makeVoucherFile } from '../files/make-voucher-file.ts'
import { checkVoucher } from '../operations/check-voucher.ts'
import { correctVoucher, voidVoucher } from '../operations/correct-voucher.ts'
import { findByCode } from '../operations/find-by-code.ts'
import { giveVoucher } from '../operations/give-voucher.ts'
import { listPlaces } from '../operations/list-places.ts'
import { mailVoucher } from '../operations/mail-voucher.ts'
import { readDetails } from '../operations/read-details.ts'
import { maySee } from '../operations/seen-voucher.ts'

const now = () => Temporal.Now.instant()

/** What guests ask of a voucher, and what staff do with one. */
export const voucherEndpoints = [
  endpointOf(checkVoucherContract, async (req, { body }) =>
    Response.json(await checkVoucher(req, body, now()), unkept),
  ),
  endpointOf(voucherPlacesContract, async (req) => {
    const places = await listPlaces(req)

    return Response.json({ places, currency: await houseCurrency(req.payload.db.pool) }, unkept)
  }),
  endpointOf(findVoucherContract, async (req, { body: { code } }) => {
    await requireRight(req, 'read', 'vouchers', { isInPart: true })
    const found = await findByCode(req, { code, isFor: ({ id }) => maySee(req, id), now: now() })

    return Response.json(pick(found, ['id', 'name']), unkept)
  }),
  endpointOf(giveVoucherContract, async (req, { body: { reason, ...wish } }) =>
    Response.json(await giveVoucher(req, { wish, reason, now: now() }), { status: 201 }),
  ),
  endpointOf(voucherDetailsContract, async (req, { params: { id } }) =>
    Response.json(await readDetails(req, id, now()), unkept),
  ),
  endpointOf(voidVoucherContract, async (req, { params: { id }, body: { reason } }) => {
    await voidVoucher(req, { id, reason, now: now() })

    return Response.json(await readDetails(req, id, now()), unkept)
  }),
  endpointOf(correctVoucherContract, async (req, { params: { id }, body }) => {
    await correctVoucher(req, { id, ...body, now: now() })

    return Response.json(await readDetails(req, id, now()), unkept)
  }),
  endpointOf(mailVoucherContract, async (req, { params: { id }, body: { email } }) => {
    await mailVoucher(req, { id, email, now: now() })

    return Response.json({ state: 'queued' }, { status: 202 })
  }),
  endpointOf(voucherFileContract, async (req, { params }) => {
    const bytes = await makeVoucherFile(req, params)
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Gutschein.pdf"',
      'cache-control': 'no-store',
    }

    return new Response(bytes, { headers })
  }),
]
