import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { annasOrder, type CornerShop, openCornerShop } from './corner-shop.ts'

export type Counter = {
  /** Where Marta works. */
  shop: CornerShop
  place: (changes?: Record<string, unknown>, key?: string) => Promise<PublicOrder>
  asGuest: (order: PublicOrder, action: string) => Promise<Response>
  /** By Marta, who works at the shop, unless somebody else's authorization is given. */
  asStaff: (order: PublicOrder, action: string, body?: object, authorization?: string) => Promise<Response>
  marta: string
  /** Works at another branch. */
  stranger: string
}

/** A shop with Anna in front of the counter and Marta behind it. */
export async function openCounter(app: TestApp): Promise<Counter> {
  const shop = await openCornerShop(app.payload)
  const other = await openCornerShop(app.payload, 'anderswo')
  const marta = await signIn(app, 'marta', shop.branch)
  const stranger = await signIn(app, 'fremd', other.branch)

  return {
    shop,
    marta,
    stranger,
    place: async (changes = {}, key = randomUUID()) =>
      readJson(
        await app.fetch('/api/orders', {
          method: 'POST',
          headers: { 'idempotency-key': key },
          body: JSON.stringify(annasOrder(shop, changes)),
        }),
      ),
    asGuest: (order, action) =>
      app.fetch(`/api/orders/public/${order.uid}/${order.hash}/${action}`, { method: 'POST' }),
    asStaff: (order, action, body = {}, authorization = marta) =>
      app.fetch(`/api/orders/${order.id}/status/${action}`, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify(body),
      }),
  }
}

async function signIn(app: TestApp, username: string, branch: string): Promise<string> {
  const credentials = { email: `${username}@eck.test`, password: 'ein-langes-Passwort-1' }
  await app.payload.create({
    collection: 'users',
    data: {
      ...credentials,
      username,
      firstName: username,
      lastName: 'Test',
      roles: ['ROLE_EMPLOYEE'],
      branches: [branch],
    },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  const { token } = await app.payload.login({ collection: 'users', data: credentials })
  return `JWT ${token}`
}
