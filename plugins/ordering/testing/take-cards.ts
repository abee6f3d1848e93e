import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

/** A branch is paid by card as well, for the house takes cards. */
export async function takeCards({ payload }: TestApp, branch: string): Promise<void> {
  const system = asSystem(await createLocalReq({}, payload))
  await payload.updateGlobal({ slug: 'config', data: { enableATMCard: true }, ...system })
  await payload.update({ collection: 'branches', id: branch, data: { isATMCardEnabled: true }, ...system })
}
