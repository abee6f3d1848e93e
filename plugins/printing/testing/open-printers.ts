import type { Device } from '#cms/payload-types.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { type Counter, openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { askWith, hire, type Hired } from '#scripts/testing/hire.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type CloudPrntPrinter, cloudPrntPrinter } from '../simulators/cloudprnt-printer.ts'

type Rules = NonNullable<NonNullable<Device['printer']>['rules']>
export type HousePrinter = CloudPrntPrinter & { id: string; key: string; name: string }

export type Printers = {
  counter: Counter
  admin: Hired
  /** A printer of the counter's branch, or of another one. */
  setUp: (more?: { branch?: string; rules?: Rules; printer?: object }) => Promise<HousePrinter>
  /** By Marta. */
  print: (order: Pick<PublicOrder, 'id'>, body?: object) => Promise<QueuedPrint>
  ask: Hired['ask']
  /** Placed and confirmed, and all that follows from it is done. */
  confirmed: () => Promise<PublicOrder>
  stateOf: (id: string) => Promise<string | undefined>
}

let count = 0

/** A counter whose branch has printers. */
export async function openPrinters(app: TestApp, opened?: Counter): Promise<Printers> {
  const counter = opened ?? (await openCounter(app))
  const admin = await hire(app, 'ROLE_ADMIN')
  const ask = askWith(app, counter.marta)

  return {
    counter,
    admin,
    ask,
    setUp: async ({ branch = counter.shop.branch, rules = [], printer = {} } = {}) => {
      count += 1
      const name = `Drucker ${String(count).padStart(3, '0')}`
      const device = { identifier: `drucker-${count}`, name, kind: 'printer', branch }
      const { doc } = await readJson<{ doc: { id: string } }>(
        await admin.ask('POST', '/api/devices', { ...device, printer: { rules, ...printer } }),
      )
      const { key } = await readJson<{ key: string }>(await admin.ask('POST', `/api/devices/${doc.id}/key`))

      return { ...cloudPrntPrinter(app.fetch, key), id: doc.id, key, name }
    },
    print: async ({ id }, body = {}) => readJson(await ask('POST', `/api/orders/${id}/print`, body)),
    confirmed: async () => {
      const order = await counter.place()
      await counter.asStaff(order, 'confirm')
      await deliverPromised(app.payload)
      return order
    },
    stateOf: async (id) => {
      const { rows } = await app.pool.query<{ state: string }>('select state from print_jobs where id = $1', [
        id,
      ])
      return rows[0]?.state
    },
  }
}
