import type { PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'

export type Recipient = { name: string; email: string | null }

type Division = {
  name: string
  isDefault?: boolean | null
  hosts?: string[] | null
  contact?: { email?: string | null }
}

/** Who is written to on this host: the division that it belongs to, else the business as a whole. */
export async function findRecipient(req: PayloadRequest, host: string): Promise<Recipient> {
  const options = { depth: 0, ...asSystem(req) }
  const { docs } = await req.payload.find({
    collection: 'divisions',
    limit: 200,
    pagination: false,
    ...options,
  })
  const divisions: Division[] = docs
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const division =
    divisions.find(({ hosts }) => hosts?.includes(name)) ?? divisions.find(({ isDefault }) => isDefault)
  const config = await req.payload.findGlobal({ slug: 'config', ...options })

  return {
    name: division?.name ?? config.businessName ?? config.shopName,
    email: division?.contact?.email || config.contactEmail || null,
  }
}
