import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { fontFaceOf } from '#domain/content/font-face.ts'
import { fontStylesheet } from '#domain/content/font-rules.ts'

import { fontStylesheetContract } from './font-stylesheet.contract.ts'

/** `GET /api/fonts/{family}/{variant}.css`: kept by browsers for a day, since its file may be replaced. */
export const fontStylesheetEndpoint = onCollection(
  'fonts',
  endpointOf(fontStylesheetContract, async (req, { params: { family, variant } }) => {
    const found = await findRecord(asSystem(req), 'fonts', {
      where: { family: { equals: family }, variant: { equals: variant } },
    })
    const face = found && fontFaceOf(found)
    if (!face) throw new Refused('not-found')

    return new Response(fontStylesheet(face), {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    })
  }),
)
