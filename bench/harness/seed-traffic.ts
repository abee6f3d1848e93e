import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { administrator } from '#scripts/testing/administrator.ts'

const furtherBranches = 14

const { default: config } = await import('#cms/payload.config.ts')
const { loadDemo } = await import('#cms/demo/load-demo.ts')
const payload = await getPayload({ config })
await payload.db.migrate()
await loadDemo({ payload, log: () => undefined })

const asked = { depth: 0, ...asSystem(await createLocalReq({}, payload)) }
const { docs: menus } = await payload.find({
  collection: 'menus',
  where: { name: { equals: 'Karte Bregenz' } },
  ...asked,
})
const [menu] = menus
const [first] = menu?.branches ?? []
if (!menu || typeof first !== 'string') throw new Error('The demo has no menu')
const branches = [...(menu.branches ?? [])]
for (let nth = 1; nth <= furtherBranches; nth += 1) {
  const data = { name: `Filiale ${nth}`, identifier: `filiale-${nth}` }
  const { id } = await payload.duplicate({ collection: 'branches', id: first, data, ...asked })
  branches.push(id)
}
await payload.update({ collection: 'menus', id: menu.id, data: { branches }, ...asked })

const person = { firstName: 'Anna', lastName: 'Auer', username: 'anna', roles: ['ROLE_ADMIN' as const] }
await payload.create({ collection: 'users', data: { ...administrator, ...person }, ...asked })
process.send?.({ branch: 'filiale-1' })
await payload.destroy()
process.exit(0)
