import 'temporal-polyfill/global'

import { getPayload } from 'payload'

const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
await payload.destroy()
process.exit(0)
