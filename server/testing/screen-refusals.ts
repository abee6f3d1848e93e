import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { readJson } from '#scripts/testing/test-app.ts'

type Headers = Record<string, string>
type House = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
  staff: Headers
}

/** How a client meets the refusals of screens, each with a branch of its own. */
export const screenRefusals = (house: () => House) => ({
  'not-for-this-device': async () => {
    const { at, send } = await openScreen(house(), 'backoffice')
    return send('POST', `${at('backoffice')}/${crypto.randomUUID()}/status/reject`, {})
  },
  'person-expired': async () => {
    const { at, send } = await openScreen(house(), 'kitchen')
    return send('PUT', `${at('screen')}/people`, { token: 'von-gestern' })
  },
  'wrong-pin': async () => {
    const { at, send } = await openScreen(house(), 'kitchen')
    return send('POST', `${at('screen')}/people`, { person: crypto.randomUUID(), pin: '4711' })
  },
  'unknown-table': async () => {
    const { at, send } = await openScreen(house(), 'tables')
    return send('POST', `${at('tables')}/move`, moving)
  },
  'table-taken': () => moveToTaken(house()),
  'wrong-device-key': () =>
    house().send('GET', '/api/tables', undefined, { authorization: `Device ${'x'.repeat(40)}` }),
  'unknown-pairing': () => house().send('POST', '/api/devices/pairings/claim', { secret: 'erfunden' }),
})

const moving = { from: '1', to: '2', orders: [crypto.randomUUID()], into: [] }

/** A screen of a branch, and where its calls begin. */
async function openScreen({ fixtures, send, staff }: House, kind: string) {
  const { id: branch } = await fixtures.store('branches')
  const device = await fixtures.store('devices', { branch, kind, purpose: 'orders' })
  const { key } = await readJson<{ key: string }>(
    await send('POST', `/api/devices/${device.id}/key`, {}, staff),
  )

  return { branch, send, at: (screen: string) => `/api/orders/${screen}/${branch}/${key}` }
}

/** Two tables at which somebody sits, each as if the other were free. */
async function moveToTaken(house: House): Promise<Response> {
  const { branch, at, send } = await openScreen(house, 'tables')
  const placed = { branch, type: 'dineIn', status: 'confirmed', tableIdentifier: '1' }
  const { id } = await house.fixtures.store('orders', placed)
  await house.fixtures.store('orders', { ...placed, tableIdentifier: '2' })
  await house.fixtures.store('tables', { branch, identifier: '2' })

  return send('POST', `${at('tables')}/move`, { ...moving, orders: [id] })
}
