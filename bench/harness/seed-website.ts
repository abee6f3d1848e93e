import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { administrator } from '#scripts/testing/administrator.ts'

const { default: config } = await import('#cms/payload.config.ts')
const { loadDemo } = await import('#cms/demo/load-demo.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
await loadDemo({ payload, log: () => undefined })

const person = { firstName: 'Anna', lastName: 'Auer', username: 'anna', roles: ['ROLE_ADMIN' as const] }
await payload.create({
  collection: 'users',
  data: { ...administrator, ...person },
  ...asSystem(await createLocalReq({}, payload)),
})
process.send?.({ branch: 'marktplatz' })
await payload.destroy()
process.exit(0)
