import 'temporal-polyfill/global'

import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { inTransaction } from '#cms/demo/loading/in-transaction.ts'
import { productRecord } from '#cms/demo/loading/product-record.ts'
import { largeMenuProduct } from '#cms/demo/test-shop/large-menu.ts'

const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })
await fillOffice(payload)
process.send?.({ type: 'done' })
await payload.destroy()
process.exit(0)

/** Up to 2,000 products, 200 pages and 500 blocks, and an admin who loads them. */
async function fillOffice(office: Payload): Promise<void> {
  const admin = { email: String(process.env.OFFICE_EMAIL), password: String(process.env.OFFICE_PASSWORD) }
  await office.create({
    collection: 'users',
    data: { ...admin, firstName: 'Anna', lastName: 'Auer', roles: ['ROLE_ADMIN'] },
    ...asSystem(await createLocalReq({}, office)),
  })
  const { totalDocs } = await office.count({ collection: 'products', overrideAccess: true })

  await inTransaction(office, async (req) => {
    for (let nth = totalDocs; nth < 2_000; nth += 1) await addProduct(req, nth)
    for (let nth = 0; nth < 200; nth += 1) await addSite(req, nth)
    for (let nth = 0; nth < 500; nth += 1) await addBlock(req, nth)
  })
}

async function addProduct(req: PayloadRequest, nth: number): Promise<void> {
  const data = productRecord(largeMenuProduct(nth), {
    images: [],
    productId: () => '',
    now: Temporal.Now.instant(),
  })
  await req.payload.create({ collection: 'products', data, depth: 0, ...asSystem(req) })
}

async function addSite(req: PayloadRequest, nth: number): Promise<void> {
  const data = {
    name: `Seite ${nth}`,
    path: `seite-${nth}`,
    type: 'default' as const,
    isPublic: true,
    content: { text: articleOf(12) },
  }
  await req.payload.create({ collection: 'sites', data, depth: 0, ...asSystem(req) })
}

async function addBlock(req: PayloadRequest, nth: number): Promise<void> {
  const data = {
    name: `Inhalt ${nth}`,
    identifier: `inhalt-${nth}`,
    isPublic: true,
    content: { body: { text: articleOf(3) } },
  }
  await req.payload.create({ collection: 'blocks', data, depth: 0, ...asSystem(req) })
}

/** Paragraphs as the editor of the admin panel stores them. */
function articleOf(paragraphs: number) {
  const box = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
  const text = 'Wir reinigen Fassaden, Dächer und Böden schonend mit Trockeneis und ohne Chemie. '.repeat(4)
  const words = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text, version: 1 }
  const children = Array.from({ length: paragraphs }, () => ({
    ...box,
    type: 'paragraph',
    children: [words],
  }))

  return { root: { ...box, type: 'root', children } }
}
