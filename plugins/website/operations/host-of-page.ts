import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

/**
 * The host under which visitors see a page. The admin panel stands under one host for all divisions, and a preview
 * there shows the page with the menu and the colours of its own.
 */
export async function hostOfPage(req: PayloadRequest, id: string, askedHost: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { id: { equals: id } },
    draft: true,
    select: { division: true },
    populate: { divisions: { hosts: true, isDefault: true } },
    depth: 1,
    limit: 1,
    pagination: false,
    ...asSystem(req),
  })
  const division = docs[0]?.division
  if (!division || typeof division === 'string' || division.isDefault) return ''

  return division.hosts?.[0] ?? askedHost
}
