import 'temporal-polyfill/global'

import { getPayload } from 'payload'

const { default: config } = await import('#cms/payload.config.ts')
const { seedTestShop } = await import('#cms/demo/test-shop.ts')
const payload = await getPayload({ config })
await seedTestShop(payload)
await payload.destroy()
process.exit(0)
