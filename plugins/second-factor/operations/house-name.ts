import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

/** Under which name an account of ours stands among others, in an app or on a telephone. */
export async function houseName(req: PayloadRequest): Promise<string> {
  const { shopName } = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })

  return shopName
}
