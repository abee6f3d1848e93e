import type { PayloadRequest } from 'payload'

import { divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

export type Recipient = {
  name: string
  email: string | null
  /** Whose words are said. */
  division: string | null
}

/** Who is written to on this host: the division that it belongs to, else the business as a whole. */
export async function findRecipient(req: PayloadRequest, host: string): Promise<Recipient> {
  const [division, config] = await Promise.all([
    divisionOfHost(req, host),
    req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) }),
  ])

  return {
    name: division?.name ?? config.businessName ?? config.shopName,
    division: division?.id ?? null,
    email: division?.contact?.email || config.contactEmail || null,
  }
}
