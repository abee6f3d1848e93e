import type { Payload } from 'payload'

import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Meeting = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff?: Record<string, string>
}

/** Somebody changes what cannot be changed. */
export async function backdateTag({ fixtures, send, staff }: Meeting): Promise<Response> {
  const { id } = await fixtures.store('tags')
  return send('PATCH', `/api/tags/${id}`, { createdAt: '2001-01-01T00:00:00.000Z' }, staff)
}

/** Somebody asks for a table by a number that two branches use. */
export async function askForTwin({ fixtures, send, staff }: Meeting): Promise<Response> {
  for (const name of ['Wien', 'Linz']) {
    const { id: branch } = await fixtures.store('branches', { name })
    await fixtures.store('tables', { branch, identifier: 'doppelt' })
  }
  return send('GET', '/api/tables/doppelt', undefined, staff)
}

/** Somebody takes away a line of an order that has one. */
export async function changeLine(
  order: object,
  index: number,
  { send, staff }: Pick<Meeting, 'send' | 'staff'>,
): Promise<Response> {
  const key = { 'idempotency-key': `line-${index}-of-one` }
  const placed: unknown = await (await send('POST', '/api/orders', order, key)).json()
  const { id } = placed as { id: string }
  return send('PUT', `/api/orders/${id}/items/${index}`, { version: 1, remove: true }, staff)
}

/** Somebody with the right password whose account is closed. */
export async function signInTo(state: object, { fixtures, send }: Meeting): Promise<Response> {
  const { email } = await fixtures.store('users', { roles: ['ROLE_EMPLOYEE'], ...state })
  return send('POST', '/api/auth/authenticate', { email, password: 'ein-gutes-passwort' })
}

/** Somebody changes what another person has open just now. */
export async function changeOpenTag({
  payload,
  fixtures,
  send,
  staff,
}: Meeting & { payload: Payload }): Promise<Response> {
  const { id: tag } = await fixtures.store('tags')
  const { id: editor } = await fixtures.store('users')
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'tags', value: tag },
      user: { relationTo: 'users', value: editor },
    },
    overrideAccess: true,
  })
  return send('PATCH', `/api/tags/${tag}`, { name: 'Vegan' }, staff)
}
