import type { PayloadRequest } from 'payload'

import { unkept } from '#kernel/api/unkept.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { Refused } from '#kernel/refused.ts'
import { previewLinkContract, publishChecksContract } from '#domain/content/editing-calls.contract.ts'

import { checkSite } from '../operations/check-site.ts'
import { previewAddress } from '../preview-address.ts'

export const editingEndpoints = [
  endpointOf(previewLinkContract, async (req, { params, body }) => {
    await requireRight(req, 'update', 'sites')
    const now = Temporal.Now.instant()
    const { href, expiresAt } = previewAddress(await findDraft(req, params.id), {
      secret: req.payload.secret,
      now,
      hours: body.days * 24,
    })

    // The editor asks for it, so the address that was just used is theirs.
    const origin = publicAddress() ?? new URL(req.url ?? '').origin

    return Response.json({ url: `${origin}${href}`, expiresAt: expiresAt.toString() }, unkept)
  }),
  endpointOf(publishChecksContract, async (req, { params }) => {
    if (!staffOf(req)) throw new Refused('not-allowed')

    return Response.json({ warnings: await checkSite(req, params.id) }, unkept)
  }),
].map((endpoint) => onCollection('sites', endpoint))

async function findDraft(req: PayloadRequest, id: string) {
  const site = await req.payload.findByID({
    collection: 'sites',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!site) throw new Refused('unknown-record')

  return site
}
