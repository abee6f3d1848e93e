import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { openScanDesk } from '#plugins/qr-codes/qr-codes.port.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp } from '#scripts/testing/test-app.ts'

import { scanRoute } from '../scan/scan-route.ts'
import { openServer } from './open-server.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
/** A Wednesday in summer, at 12 o'clock in Vienna. */
export const wednesdayNoon = '2026-07-01T10:00:00Z'

/** A house with one branch that has no end, and codes that are scanned by a telephone. */
export async function openScannedHouse() {
  const app = await createTestApp()
  const fixtures = createRecordFixtures(app.payload)
  const shop = await openCornerShop(app.payload)
  const desk = openScanDesk({ payload: app.payload })
  const clock = { now: Temporal.Instant.from(wednesdayNoon) }
  const server = await openServer({ scans: scanRoute({ desk, now: () => clock.now }) })
  let made = 0

  /** A code that opens something, at a path of its own. */
  const codeFor = async (values: Record<string, unknown>): Promise<string> => {
    made += 1
    const path = `code${made}`
    await fixtures.store('qr-codes', { name: 'Code', path, isEnabled: true, ...values })
    return path
  }
  const scan = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.get(`/q/${path}`, { method, headers: { 'user-agent': phone, ...headers } })

  return { app, fixtures, shop, desk, clock, server, codeFor, scan }
}
