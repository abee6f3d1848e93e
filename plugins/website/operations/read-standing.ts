import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import { pageHref } from './page-href.ts'
import { publicPagesOf } from './public-pages.ts'

export type Standing = {
  /** Whether a page of the website stands at “/”. */
  hasWebsite: boolean
  /** Where visitors write to the house, as far as there is such a page. Spec: storefront 2. */
  contactHref: string | null
}

const contactPath = 'kontakt'

/** Which of the pages that a frame leads to by their address are there. */
export async function readStanding(req: PayloadRequest, division: Division | null): Promise<Standing> {
  const pages = await findRecords(asSystem(req), 'sites', {
    where: {
      and: [
        publicPagesOf(division),
        { or: [{ type: { equals: 'custom_home' } }, { path: { equals: contactPath } }] },
      ],
    },
    select: { type: true, path: true },
    limit: 10,
  })
  const contact = pages.find(({ path }) => path === contactPath)

  return {
    hasWebsite: pages.some(({ type }) => type === 'custom_home'),
    contactHref: contact ? pageHref(contact) : null,
  }
}
