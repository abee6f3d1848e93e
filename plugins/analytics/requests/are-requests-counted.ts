import { createLocalReq, type Payload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

/** Off unless the house has said otherwise. */
export async function areRequestsCounted(payload: Payload): Promise<boolean> {
  const { countsRequests } = await payload.findGlobal({
    slug: 'config',
    depth: 0,
    select: { countsRequests: true },
    ...asSystem(await createLocalReq({}, payload)),
  })

  return countsRequests === true
}
