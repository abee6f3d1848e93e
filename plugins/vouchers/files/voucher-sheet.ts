import { encodeQR } from 'qr'

import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'
import type { VoucherPaper } from '#domain/ordering/vouchers/one-voucher.contract.ts'

import type { PrintedVoucher } from '../operations/printed-voucher.ts'

/** A voucher in the words that stand on its paper. */
export type VoucherSheet = {
  paper: VoucherPaper
  house: string
  color: string
  value: string
  recipient: string | null
  message: string | null
  code: string
  /** The dark squares of its picture, row by row. */
  squares: boolean[][]
  terms: string[]
}

export function voucherSheetOf(voucher: PrintedVoucher, paper: VoucherPaper): VoucherSheet {
  const place = voucher.reach === 'branch' ? voucher.branchName : voucher.house

  return {
    paper,
    house: voucher.house,
    color: /^#[\da-f]{6}$/i.test(voucher.color ?? '') ? String(voucher.color) : '#1d1d1d',
    value: formatMoney(voucher.value, voucher.currency),
    recipient: voucher.recipientName && `Für ${voucher.recipientName}`,
    message: voucher.message,
    code: voucher.code,
    squares: encodeQR(voucher.scanned, 'raw', { ecc: 'medium', border: 1 }),
    terms: [
      `Einlösbar bei ${place}, beim Bestellen im Internet und an der Theke, auch in Teilen. Was übrig bleibt, gilt weiter.`,
      voucher.expiresOn === null
        ? 'Ohne Ablauf. Keine Auszahlung in bar.'
        : `Gültig bis ${dayText(voucher.expiresOn)}. Keine Auszahlung in bar.`,
      'Wer den Code kennt, kann damit bezahlen. Bewahren Sie ihn auf wie Bargeld.',
    ],
  }
}
