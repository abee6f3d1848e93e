import { hire } from '#scripts/testing/hire.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

let count = 0

/** A device of a branch with a key of its own. */
export async function pairScreen(
  app: TestApp,
  branch: string,
  kind: string,
): Promise<{ id: string; key: string; name: string }> {
  const admin = await hire(app, 'ROLE_ADMIN')
  count += 1
  const device = { identifier: `geraet-${count}`, name: `Theke ${count}`, kind, branch }
  const { doc } = await readJson<{ doc: { id: string } }>(await admin.ask('POST', '/api/devices', device))
  const { key } = await readJson<{ key: string }>(await admin.ask('POST', `/api/devices/${doc.id}/key`))

  return { id: doc.id, key, name: device.name }
}
