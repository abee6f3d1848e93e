import 'temporal-polyfill/global'

import { getPayload } from 'payload'

const { default: config } = await import('#cms/payload.config.ts')
const { seedLargeMenu } = await import('#cms/demo/test-shop.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
await seedLargeMenu(payload, 150)
await payload.destroy()
process.exit(0)
