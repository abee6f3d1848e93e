import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'
import pg from 'pg'

/**
 * What the panel is measured with: 10,000 products, a page with 40 sections of many kinds
 * and a template with 40 layers.
 */
const { default: config } = await import('#cms/payload.config.ts')
const { cleaningHome } = await import('#cms/demo/website/pages/cleaning-home.data.ts')
const { storeVideos } = await import('#cms/demo/website/store-videos.ts')
const payload = await getPayload({ config })
const template = await payload.create({
  collection: 'image-templates',
  data: {
    name: 'Vierzig Ebenen',
    identifier: 'vierzig',
    width: 1200,
    height: 630,
    layers: Array.from({ length: 40 }, (_, index) => ({
      name: `Ebene ${index + 1}`,
      type: 'text' as const,
      binding: 'none' as const,
      text: `Text ${index + 1}`,
      geometry: { x: 0, y: index * 10, width: 400, height: 40, rotation: 0 },
    })),
  },
  overrideAccess: true,
})
await copyProducts()
process.send?.({ template: template.id, page: await storePage() })
await payload.destroy()
process.exit(0)

/** Four times what the demo's home page is made of, with its texts, buttons, pictures and films. */
async function storePage(): Promise<string> {
  const req = await createLocalReq({}, payload)
  const video = await storeVideos(req)
  const { docs } = await payload.find({ collection: 'images', limit: 1, depth: 0, overrideAccess: true })
  const target = await payload.create({
    collection: 'sites',
    data: { name: 'Ziel', path: 'ziel', type: 'default' },
    overrideAccess: true,
  })
  const content = cleaningHome.content({
    page: () => target.id,
    picture: () => String(docs[0]?.id),
    video,
    priceList: '',
    piece: () => '',
    branch: () => '',
    category: () => '',
  })
  const body = Array.from({ length: 4 }, () => content.body ?? [])
    .flat()
    .slice(0, 40)
  if (body.length !== 40) throw new Error(`the page has ${body.length} sections`)
  const { id } = await payload.create({
    collection: 'sites',
    data: {
      name: 'Vierzig Abschnitte',
      path: 'vierzig',
      type: cleaningHome.type,
      content: { ...content, body },
    },
    overrideAccess: true,
  })

  return id
}

/** The products of the large menu with their pictures, until there are 10,000. */
async function copyProducts() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(`
    with copies as (
      select original.id as original, gen_random_uuid() as id, nth
      from products original cross join generate_series(1, 100) nth
      limit 10000 - (select count(*) from products)
    ), made as (
      insert into products
      select (jsonb_populate_record(p, jsonb_build_object('id', c.id, 'name', p.name || ' ' || c.nth))).*
      from copies c join products p on p.id = c.original
    )
    insert into products_rels
    select (jsonb_populate_record(r, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('products_rels', 'id')), 'parent_id', c.id))).*
    from copies c join products_rels r on r.parent_id = c.original`)
  await client.query('analyze')
  await client.end()
}
