import type { PayloadRequest } from 'payload'

import type { Customer } from '#cms/payload-types.ts'
import type { KnownGuest } from '#domain/ordering/known-guests.contract.ts'
import { type CustomerCard, guestsOf, mostGuests, withCustomers } from '#domain/ordering/known-guests.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { foundByWords } from '#plugins/desk/search.port.ts'

import { branchesInReach } from './branches-in-reach.ts'
import { pageOrders } from './page-orders.ts'

type Asked = { branch: string; search: string }

/** Of somebody who orders each week: two years. */
const ordersLookedAt = 100

/** Guests of a branch by number or name, out of what they ordered and what customer records say of them. */
export async function findGuests(req: PayloadRequest, { branch, search }: Asked): Promise<KnownGuest[]> {
  const branches = await branchesInReach(req, branch)
  const [orders, customers] = await Promise.all([
    pageOrders({ req, branches, query: { search, limit: ordersLookedAt } }),
    findCustomers(req, branches, search),
  ])

  // Whoever never paid may be anybody.
  const guests = orders.docs.filter(({ status }) => status !== 'awaiting-payment' && status !== 'failed')

  return withCustomers(guestsOf(guests), customers)
}

async function findCustomers(
  req: PayloadRequest,
  branches: readonly string[],
  search: string,
): Promise<CustomerCard[]> {
  const found = await foundByWords(req, { slug: 'customers', table: 'c', text: search, place: 2 })
  if (!found) return []
  const { rows } = await req.payload.db.pool.query<{ id: string }>(
    `select c.id from customers c where c.branch_id = any($1::uuid[]) and ${found.condition}
      order by c.updated_at desc limit ${mostGuests}`,
    [branches, found.query],
  )
  const customers = await findRecords(asUser(req), 'customers', {
    where: { id: { in: rows.map(({ id }) => id) } },
    limit: mostGuests,
  })

  return customers.map(cardOf)
}

const cardOf = (customer: Customer): CustomerCard => {
  const [address] = customer.addresses ?? []
  const isCompany = customer.kind === 'company'

  return {
    isCompany,
    companyName: (isCompany && customer.companyName) || null,
    vatNumber: (isCompany && customer.vatNumber) || null,
    firstName: customer.firstName ?? null,
    lastName: customer.lastName ?? null,
    phone: customer.phone ?? null,
    email: customer.email ?? null,
    street: address?.street ?? null,
    floor: null,
    stairway: null,
    door: null,
    zipCode: address?.zipCode ?? null,
    city: address?.city ?? null,
    country: address?.country ?? 'AT',
    deliveryArea: null,
    note: customer.internalNote ?? null,
    isBlocked: Boolean(customer.isBlocked),
  }
}
