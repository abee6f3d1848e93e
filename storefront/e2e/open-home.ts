import { randomBytes } from 'node:crypto'

import type { Staff } from '#scripts/testing/staff.ts'
import { openKitchen } from './kitchen.ts'

/** A shop with one branch, where the demo has its made-up streets. */
export async function openHome(staff: Staff, baseURL: string | undefined): Promise<string> {
  await staff.post('/config', { enablePluginHomePage: true, enablePluginMapbox: true })
  const identifier = `plan-${randomBytes(4).toString('hex')}`
  const host = `${identifier}.localhost`
  const division = await staff.create('divisions', {
    name: 'Plan',
    identifier,
    hosts: [host],
    tracking: { isOwn: true, enableAnalytics: true },
  })
  const place = { latitude: 47.4133, longitude: 9.7419, street: 'Prüfgasse 1' }
  await openKitchen(staff, { branch: { division, ...place } })

  return String(baseURL).replace('localhost', host)
}
