import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { administrator } from '#scripts/testing/administrator.ts'

const { default: config } = await import('#cms/payload.config.ts')
const { seedLargeMenu } = await import('#cms/demo/test-shop.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
const { branch } = await seedLargeMenu(payload)
const person = { firstName: 'Anna', lastName: 'Auer', roles: ['ROLE_ADMIN' as const] }
await payload.create({
  collection: 'users',
  data: { ...administrator, ...person },
  ...asSystem(await createLocalReq({}, payload)),
})
process.send?.({ branch: branch.identifier })
await payload.destroy()
process.exit(0)
