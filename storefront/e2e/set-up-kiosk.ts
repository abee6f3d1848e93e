import type { Staff } from '#scripts/testing/staff.ts'
import type { Kitchen } from './kitchen.ts'

/** A device of the kitchen, and what pairs a browser with it. */
export async function setUpKiosk(staff: Staff, { id: branch, identifier }: Kitchen) {
  const device = { identifier: `kiosk-${identifier}`, name: 'Beim Eingang', kind: 'kiosk', branch }
  const id = await staff.create('devices', device)
  const issueKey = async () => (await staff.post<{ key: string }>(`/devices/${id}/key`, {})).key

  return { path: `/self-service/${identifier}`, key: await issueKey(), renewKey: issueKey }
}
