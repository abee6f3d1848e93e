import type { PayloadRequest } from 'payload'

import type { VoucherPaper } from '#domain/ordering/vouchers/one-voucher.contract.ts'
import { doApart } from '#kernel/apart/do-apart.ts'

import { printedVoucher, type PrintedVoucher } from '../operations/printed-voucher.ts'
import { ledVoucher } from '../operations/seen-voucher.ts'
import type { drawVoucher } from './draw-voucher.apart.ts'
import { voucherSheetOf } from './voucher-sheet.ts'

type Asked = { id: string; paper: VoucherPaper }

/** A voucher on paper, for whoever may give it out. */
export async function makeVoucherFile(
  req: PayloadRequest,
  { id, paper }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  await ledVoucher(req, id)

  return drawnVoucher(await printedVoucher(req.payload, id), paper)
}

/** Apart from the server, as every page that is laid out. */
export const drawnVoucher = async (
  voucher: PrintedVoucher,
  paper: VoucherPaper,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await doApart<typeof drawVoucher>(
      'plugins/vouchers/files/draw-voucher.apart.ts#drawVoucher',
      voucherSheetOf(voucher, paper),
      { lane: 'staff' },
    ),
  )
