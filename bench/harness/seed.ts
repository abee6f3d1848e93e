import 'temporal-polyfill/global'

import { getPayload } from 'payload'

const { default: config } = await import('#cms/payload.config.ts')
const { seedLargeMenu } = await import('#cms/demo/test-shop.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
const { branch } = await seedLargeMenu(payload, 150)
process.send?.({ branch: branch.identifier })
await payload.destroy()
process.exit(0)
