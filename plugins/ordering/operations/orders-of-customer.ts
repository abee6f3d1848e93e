import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'

/** By what orders of one guest are known among those of a branch. */
export type OrderContact = { branch: string; email: string | null; phone: string | null }
type Contact = OrderContact & { id: string }
type Row = { id: string; branch_id: string; email: string | null; phone: string | null }

/**
 * By what the orders of a customer are known: those of the customer's branch with the same e-mail address or
 * phone number. Placing an order therefore costs nothing more, and what is corrected in the record counts at
 * once. Null for a customer that is not there.
 */
export async function contactOf(req: PayloadRequest, id: string): Promise<Contact | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(
    sql`select id, branch_id, email, phone from customers where id::text = ${id}`,
  )
  const [row] = rows
  if (!row) return null

  const email = row.email?.trim().toLowerCase() || null
  return { id: row.id, branch: row.branch_id, email, phone: normalisePhone(row.phone ?? '') || null }
}

/** Without what another customer of the branch has as well: families share a phone, and not all of them go. */
export async function ownContactOf(req: PayloadRequest, id: string): Promise<Contact | null> {
  const contact = await contactOf(req, id)
  if (!contact) return null

  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ email: boolean | null; phone: boolean | null }>(sql`
    select bool_or(lower(trim(email)) = ${contact.email}) as email,
           bool_or(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^00', '+') = ${contact.phone}) as phone
      from customers where branch_id = ${contact.branch} and id <> ${contact.id}`)
  const [shared] = rows
  return {
    ...contact,
    email: shared?.email ? null : contact.email,
    phone: shared?.phone ? null : contact.phone,
  }
}

export type Fragment = ReturnType<typeof sql>

/** Which rows of `orders` belong to somebody with this contact. */
export const isOf = ({ branch, email, phone }: OrderContact): Fragment =>
  sql`branch_id = ${branch} and (lower(email) = ${email} or phone = ${phone})`
