import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { fileCollections } from '#collections/shared/media-folder.ts'
import { personalCollections } from '#domain/operations/log-retention.ts'
import { allRights } from '#domain/people/rights/all-rights.ts'
import { devicePurposesOf } from '#domain/people/rights/device-purposes.data.ts'
import { policyOfCollection } from '#kernel/api/collection-policy.ts'

import { collections } from './collections.ts'
import { globals } from './globals.ts'
import { expectedSlugs } from './testing/access-matrix/expectations.data.ts'

const rights: Record<string, { anyone: { read: string }; device: Record<string, string> }> = allRights
const guestsRead = (slug: string) => rights[slug]?.anyone.read !== 'none'
const slugs = collections.map(({ slug }) => slug)

const kept = collections.filter((each) => policyOfCollection(each).read?.isKept).map(({ slug }) => slug)

it('the lists of the catalogue are kept, and nothing else', () => {
  expect(kept.toSorted()).toEqual([
    'branches',
    'categories',
    'divisions',
    'donatees',
    'images',
    'menus',
    'products',
    'tags',
  ])
})

describe.each(kept)('the list of %s, which is kept for guests,', (slug) => {
  it('may be read by guests', () => {
    expect(guestsRead(slug)).toBe(true)
  })
})

it('who may do what is written down a second time for every collection and global', () => {
  expect(expectedSlugs.toSorted()).toEqual([...slugs, ...globals.map(({ slug }) => slug)].toSorted())
})

it('every collection of files is held together with its folder', () => {
  const filed = collections.filter((collection) => 'upload' in collection && collection.upload)

  expect(filed.map(({ slug }) => slug).toSorted()).toEqual(fileCollections.toSorted())
})

/** Staff and places are no guests; what orders tell is forgotten by the fields of orders. */
const ofTheHouse = ['users', 'branches', 'divisions', 'orders']

it.each(
  collections.filter(({ slug }) => !ofTheHouse.includes(slug)).map((each) => [each.slug, each] as const),
)('what the log tells of %s is forgotten with it, if it is about people', (slug, { fields }) => {
  const isReachable = namesIn(fields).some((name) => /^(e?mail|phone)/i.test(name))

  expect(!isReachable || personalCollections.some((personal) => personal === slug)).toBe(true)
})

it.each(slugs)('a device sees %s of its branch for named purposes only', (slug) => {
  const isOfBranch = Object.values(rights[slug]?.device ?? {}).includes('branch')

  expect(!isOfBranch || slug in devicePurposesOf).toBe(true)
})

function namesIn(fields: Field[]): string[] {
  return fields.flatMap((field) => [
    ...('name' in field && field.name ? [field.name] : []),
    ...('fields' in field ? namesIn(field.fields) : []),
    ...(field.type === 'tabs' ? field.tabs.flatMap((tab) => namesIn(tab.fields)) : []),
  ])
}
