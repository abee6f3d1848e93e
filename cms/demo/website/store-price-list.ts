import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { drawPriceList } from './draw-price-list.ts'
import { cleaningOffers } from './pages/cleaning-services.data.ts'

/** Stores what the cleaning company offers on one sheet to take home; answers its id. */
export async function storePriceList(req: PayloadRequest): Promise<string> {
  const bytes = drawPriceList(cleaningOffers)
  const { id } = await req.payload.create({
    collection: 'uploads',
    data: { originalName: 'Preisliste.pdf', isPublic: true },
    file: {
      data: bytes,
      mimetype: 'application/pdf',
      name: 'reinwerk-preisliste.pdf',
      size: bytes.length,
    },
    ...asSystem(req),
  })

  return id
}
