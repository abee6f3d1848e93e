import type { AccessArgs, CollectionConfig, Field, Tab } from 'payload'
import { describe, expect, it } from 'vitest'

import { deeds } from '#collections/shared/access/grants.ts'
import { roles } from '#domain/people/roles.ts'

import { collections } from './collections.ts'
import { globals } from './globals.ts'

const bySlug = collections.map((collection) => [collection.slug, collection] as const)
const entities = [...collections, ...globals].map((entity) => [entity.slug, entity.fields] as const)

describe.each(bySlug)('the collection %s', (_slug, collection) => {
  it('states who may create, read, update and delete', () => {
    expect(Object.keys(collection.access ?? {})).toEqual(expect.arrayContaining([...deeds]))
  })

  it('has German names, a section, a description, a title and columns', () => {
    expect(collection.labels).toEqual({ singular: expect.any(String), plural: expect.any(String) })
    expect(collection.admin).toMatchObject({
      group: expect.any(String),
      description: expect.any(String),
      useAsTitle: expect.any(String),
      defaultColumns: expect.any(Array),
      enableListViewSelectAPI: true,
    })
  })

  it('keeps no versions and is lean when another record names it', () => {
    expect(collection.versions).toBe(false)
    expect(collection.defaultPopulate).toBeTypeOf('object')
  })
})

describe.each(entities)('the fields of %s', (_slug, fields) => {
  it('all have a label', () => {
    expect(namedFields(fields).filter((field) => !('label' in field && field.label))).toEqual([])
  })

  it('give every list of rows names for one and many', () => {
    const arrays = namedFields(fields).filter((field) => field.type === 'array')
    expect(arrays.filter((field) => !('labels' in field && field.labels))).toEqual([])
  })
})

it.each(entities)('no two fields of %s share a column', (_slug, fields) => {
  const columns = columnsOf(fields)

  expect(columns.filter((column, index) => columns.indexOf(column) !== index)).toEqual([])
})

describe('the rights', () => {
  // create, read, update, delete: x everything, p a part, - nothing
  const expected = {
    orders: { anyone: '----', EMPLOYEE: '-pp-', EDITOR: '----', MANAGER: '-pp-', ADMIN: '-xx-' },
    products: { anyone: '-p--', EMPLOYEE: '-x--', EDITOR: '-x--', MANAGER: 'xxxx', ADMIN: 'xxxx' },
    categories: { anyone: '-p--', EMPLOYEE: '-x--', EDITOR: '-x--', MANAGER: 'xxxx', ADMIN: 'xxxx' },
    menus: { anyone: '-x--', EMPLOYEE: '-x--', EDITOR: '-x--', MANAGER: 'xxpp', ADMIN: 'xxxx' },
    branches: { anyone: '-x--', EMPLOYEE: '-x--', EDITOR: '-x--', MANAGER: '-xp-', ADMIN: 'xxxx' },
    tables: { anyone: '----', EMPLOYEE: '-p--', EDITOR: '----', MANAGER: 'xppp', ADMIN: 'xxxx' },
    departments: { anyone: '----', EMPLOYEE: '-p--', EDITOR: '----', MANAGER: 'xppp', ADMIN: 'xxxx' },
    divisions: { anyone: '-x--', EMPLOYEE: '-x--', EDITOR: '-x--', MANAGER: '-x--', ADMIN: 'xxxx' },
    tags: { anyone: '-x--', EMPLOYEE: '-x--', EDITOR: '-x--', MANAGER: 'xxxx', ADMIN: 'xxxx' },
    images: { anyone: '-x--', EMPLOYEE: '-x--', EDITOR: 'xxxx', MANAGER: 'xxxx', ADMIN: 'xxxx' },
    uploads: { anyone: '----', EMPLOYEE: '----', EDITOR: '----', MANAGER: '----', ADMIN: '-x-x' },
    donatees: { anyone: '-x--', EMPLOYEE: '-x--', EDITOR: 'xxxx', MANAGER: '-x--', ADMIN: 'xxxx' },
    users: { anyone: '----', EMPLOYEE: '-pp-', EDITOR: '-pp-', MANAGER: '-pp-', ADMIN: 'xxxx' },
  }

  it('are these, for every role and collection', async () => {
    const actual = Object.fromEntries(
      await Promise.all(bySlug.map(async ([slug, collection]) => [slug, await rightsOf(collection)])),
    )

    expect(actual).toEqual(expected)
  })

  it('of a blocked person are those of anyone', async () => {
    const user = { id: 'anna', roles: ['ROLE_ADMIN'], branches: [], isBlocked: true }

    expect(await letters(collections[0], user)).toBe('----')
  })
})

async function rightsOf(collection: CollectionConfig): Promise<Record<string, string>> {
  const ofRoles = roles.map(async (role) => {
    const user = { id: 'person', roles: [role], branches: ['branch'] }
    return [role.replace('ROLE_', ''), await letters(collection, user)]
  })

  return { anyone: await letters(collection, null), ...Object.fromEntries(await Promise.all(ofRoles)) }
}

async function letters(collection: CollectionConfig | undefined, user: object | null): Promise<string> {
  const answers = deeds.map(async (deed) =>
    // Access functions look at nothing of the request but the person.
    collection?.access?.[deed]?.({ req: { user }, data: undefined } as unknown as AccessArgs),
  )

  return (await Promise.all(answers))
    .map((answer) => (answer === true ? 'x' : answer === false ? '-' : 'p'))
    .join('')
}

/** As the database names them: groups lead the names of their fields. */
function columnsOf(fields: Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const inTabs = tabsOf(field).flatMap((tab) => columnsOf(tab.fields, prefix))
    if (!('name' in field) || !field.name) {
      return [...inTabs, ...('fields' in field ? columnsOf(field.fields, prefix) : [])]
    }

    const column = `${prefix}${field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
    return field.type === 'group' ? columnsOf(field.fields, `${column}_`) : [column]
  })
}

function namedFields(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    const inner = [...('fields' in field ? field.fields : []), ...tabsOf(field).flatMap((tab) => tab.fields)]
    const isShown = 'name' in field && field.type !== 'ui'

    return [...(isShown ? [field] : []), ...namedFields(inner)]
  })
}

function tabsOf(field: Field): Tab[] {
  return field.type === 'tabs' ? field.tabs : []
}
