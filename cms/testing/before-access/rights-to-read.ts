import {
  createLocalReq,
  type FlattenedBlock,
  type FlattenedField,
  type Payload,
  type TypedUser,
} from 'payload'

import type { Asker } from '#domain/people/rights.ts'

type Right = () => unknown

/** What every collection, global and field answers when it is asked whether somebody may read it. */
export async function rightsToRead(payload: Payload, asker: Asker): Promise<Right[]> {
  const req = await createLocalReq(asker === 'anyone' ? {} : { user: accountOf(asker) }, payload)
  const configs = [
    ...Object.values(payload.collections).map(({ config }) => config),
    ...payload.globals.config,
  ]
  const rights = configs.flatMap(({ access, flattenedFields }) => [
    access.read,
    ...fieldsIn(flattenedFields, payload.blocks).map(({ access: ofField }) => ofField?.read),
  ])

  return rights
    .filter((right) => right !== undefined)
    .map((right) => () => right({ req, data: {}, doc: {}, siblingData: {} } as never)) // each takes a part of these
}

/** Somebody of a role, or a device, as the strategies would have found them. */
function accountOf(asker: Asker): TypedUser {
  const id = '01900000-0000-7000-8000-000000000001'
  const branch = '01900000-0000-7000-8000-000000000002'
  const account =
    asker === 'device'
      ? { id, collection: 'devices', branch }
      : { id, collection: 'users', roles: [asker], branches: [branch] }

  // An account holds more than rights look at.
  return account as unknown as TypedUser
}

type Blocks = Record<string, FlattenedBlock>

/** All fields in all depths; blocks may hold blocks of their own kind. */
function fieldsIn(fields: FlattenedField[], blocks: Blocks, seen = new Set<unknown>()): FlattenedField[] {
  if (seen.has(fields)) return []
  seen.add(fields)

  return fields.flatMap((field) => {
    const own = field.type === 'blocks' ? (field.blockReferences ?? field.blocks) : []
    const inner = [field, ...own.map((block) => (typeof block === 'string' ? blocks[block] : block))]
    return [
      field,
      ...inner.flatMap((each) =>
        each && 'flattenedFields' in each ? fieldsIn(each.flattenedFields, blocks, seen) : [],
      ),
    ]
  })
}
