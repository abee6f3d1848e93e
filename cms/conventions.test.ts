import { readFile } from 'node:fs/promises'

import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { isPeople, refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { type FieldOfRecord, fieldsOfRecord } from '#collections/shared/fields/fields-of-record.ts'
import { draftVersions } from '#collections/shared/drafts.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'
import { askers, deeds, grantLabels } from '#domain/people/rights.ts'
import { allRights } from '#domain/people/rights/all-rights.ts'
import { productVersion } from '#domain/product-version.ts'

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

  it('says whether it keeps versions and is lean when another record names it', () => {
    expect(collection.versions).toBe(
      (draftedSlugs as readonly string[]).includes(collection.slug) ? draftVersions : false,
    )
    expect(collection.defaultPopulate).toBeTypeOf('object')
  })
})

it.each(bySlug)('whoever writes %s names only people whom they may read', (_slug, { fields, hooks }) => {
  const isAsked = (hooks?.beforeChange as unknown[] | undefined)?.[0] === refuseHiddenPeople

  expect(isAsked).toBe(fieldsOf(fields).some(namesPeople))
  // The question is asked of a record itself, not of its rows.
  expect(rowsIn(fields).filter(namesPeople)).toEqual([])
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

it('the version is said alike to npm and to clients', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }

  expect(productVersion).toBe(version)
})

describe('the table of rights', () => {
  const protectedSlugs: string[] = Object.keys(allRights)

  it('has a row for every collection and global', () => {
    expect(protectedSlugs).toEqual(expect.arrayContaining(entities.map(([slug]) => slug)))
  })

  it('says everything for every asker', () => {
    const grants = Object.values(allRights).flatMap((table) =>
      askers.flatMap((asker) => deeds.map((deed) => table[asker][deed])),
    )

    expect(grants.filter((grant) => !(grant in grantLabels))).toEqual([])
  })
})

const namesPeople = (field: FieldOfRecord): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && [field.relationTo].flat().some(isPeople)

/** What stands in the record itself, whatever its form looks like; what nobody writes is left out. */
const fieldsOf = (fields: readonly Field[]): FieldOfRecord[] =>
  fieldsOfRecord(fields).filter((field) => !isClosed(field))

const isClosed = (field: FieldOfRecord): boolean =>
  'access' in field && field.access?.create === nobodyWrites.create

/** What stands in its groups and rows, as deep as they go. */
function rowsIn(fields: readonly Field[]): FieldOfRecord[] {
  return fieldsOf(fields).flatMap((field) =>
    'fields' in field ? [...fieldsOf(field.fields), ...rowsIn(field.fields)] : [],
  )
}

/** As the database names them: groups lead the names of their fields. */
function columnsOf(fields: readonly Field[], prefix = ''): string[] {
  return fieldsOfRecord(fields).flatMap((field) => {
    const column = `${prefix}${field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
    return field.type === 'group' ? columnsOf(field.fields, `${column}_`) : [column]
  })
}

function namedFields(fields: readonly Field[]): FieldOfRecord[] {
  return fieldsOfRecord(fields).flatMap((field) => [
    field,
    ...('fields' in field ? namedFields(field.fields) : []),
  ])
}
