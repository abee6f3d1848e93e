import type { Payload } from 'payload'

import { houseCurrency } from '#collections/shared/house-currency.ts'
import { printedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { Refused } from '#kernel/refused.ts'

import { openedCode } from './voucher-codes.ts'
import { findVoucher, readSealedCode, type VoucherRecord } from './voucher-record.ts'

/** A voucher as its owner has it: with its code, the house that takes it, and where to look after it. */
export type PrintedVoucher = VoucherRecord & {
  code: string
  /** The address that stands in the picture; the code itself where nobody knows the address of the installation. */
  scanned: string
  house: string
  color: string | null
  branchName: string
  currency: string
}

/** Only what is drawn or sent at once is made of this: it is kept nowhere. */
export async function printedVoucher({ db, secret }: Payload, id: string): Promise<PrintedVoucher> {
  const voucher = await findVoucher(db.pool, id)
  const sealed = voucher && (await readSealedCode(db.pool, id))
  const code = sealed && openedCode(secret, id, sealed)
  // Vouchers of an installation that has another secret by now pay no more either.
  if (!voucher || !code) throw new Refused('unknown-record')
  const { rows } = await db.pool.query<{ house: string | null; color: string | null; name: string }>({
    name: 'house-of-voucher',
    text: `select b.name, d.name as house, d.theme_color1 as color
             from branches b left join divisions d on d.id = b.division_id where b.id = $1`,
    values: [voucher.branch],
  })
  const [branch] = rows
  const address = publicAddress()

  return {
    ...voucher,
    code: printedCode(code),
    scanned: address ? `${address}/store/gutschein#${printedCode(code)}` : printedCode(code),
    house: branch?.house ?? branch?.name ?? '',
    color: branch?.color ?? null,
    branchName: branch?.name ?? '',
    currency: await houseCurrency(db.pool),
  }
}
