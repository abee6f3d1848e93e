import type { PayloadRequest } from 'payload'

import type { BookingAccount } from '#cms/payload-types.ts'
import { type BookingAccounts, type SalesAccount } from '#domain/ordering/accounting/booking-accounts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** What a batch needs of a house besides its days. */
export type HouseAccounts = BookingAccounts &
  Pick<BookingAccount, 'consultantNumber' | 'clientNumber' | 'accountLength' | 'fiscalYearMonth'> & {
    isLocked: boolean
    /** Of the house, whatever the branch. */
    currency: string
  }

/** Those of a branch, else of its division, else those for all; of several for one place the ones that were changed last. */
export async function readBookingAccounts(
  req: PayloadRequest,
  branch: string,
): Promise<HouseAccounts | null> {
  const { rows } = await req.payload.db.pool.query<{ id: string; currency: string }>({
    name: 'booking-accounts-of-branch',
    text: `select a.id, coalesce((select currency::text from config limit 1), 'EUR') as currency
             from booking_accounts a join branches b on b.id = $1
            where (a.branch_id is null or a.branch_id = b.id) and (a.division_id is null or a.division_id = b.division_id)
            order by a.branch_id is null, a.division_id is null, a.updated_at desc limit 1`,
    values: [branch],
  })
  const [chosen] = rows
  if (!chosen) return null
  const [record] = await findRecords(asSystem(req), 'booking-accounts', {
    where: { id: { equals: chosen.id } },
    limit: 1,
  })

  return record ? { ...houseAccounts(record), currency: chosen.currency } : null
}

const houseAccounts = (record: BookingAccount): Omit<HouseAccounts, 'currency'> => ({
  chart: record.chart,
  consultantNumber: record.consultantNumber,
  clientNumber: record.clientNumber,
  accountLength: record.accountLength,
  fiscalYearMonth: record.fiscalYearMonth,
  isLocked: record.isLocked ?? false,
  accounts: record.accounts ?? {},
  sales: (record.sales ?? []).map(
    ({ taxRate, account, taxKey = null }): SalesAccount => ({ taxRate, account, taxKey: taxKey || null }),
  ),
})
