import type { CollectionSlug, PolymorphicRelationshipField, SingleRelationshipField } from 'payload'

import { draftedSlugs } from '#domain/content/drafted-slug.ts'

import { type Place, placeInForm } from './place-in-form.ts'

type Options = Place & { required?: boolean; access?: SingleRelationshipField['access'] }

type Given = [name: string, label: string, relationTo: CollectionSlug, options?: Options]
type ManyOptions = Options & { maxRows?: number }
type ManyGiven = [name: string, label: string, relationTo: CollectionSlug, options?: ManyOptions]

/** One record of another collection. */
export const relationField = (...given: Given): SingleRelationshipField => ({
  ...relation(...given),
  index: true,
})

/** Several records of another collection, in the order they were chosen. */
export const relationsField = (
  ...[name, label, relationTo, { maxRows, ...options } = {}]: ManyGiven
): SingleRelationshipField => ({
  ...relation(name, label, relationTo, options),
  hasMany: true,
  ...(maxRows !== undefined && { maxRows }),
})

const relation = (...[name, label, relationTo, { required, access, ...place } = {}]: Given) => ({
  name,
  label,
  type: 'relationship' as const,
  relationTo,
  required: required ?? false,
  maxDepth: 1,
  access,
  admin: {
    ...placeInForm(place),
    ...madeElsewhere(relationTo),
    ...(relationTo === 'users' && besideInitials),
  },
})

const besideInitials = {
  components: { Cell: '/collections/shared/admin/person/person-cells.tsx#PeopleCell' },
}

/** A drawer would leave an empty draft behind, and what it makes is no target yet. */
const madeElsewhere = (relationTo: CollectionSlug) =>
  draftedSlugs.some((slug) => slug === relationTo) ? { allowCreate: false } : {}

/** One record of any kind that content can lead to. Spec: website 3, reference. */
export const referenceField = (
  name: string,
  label: string,
  place: Place = {},
): PolymorphicRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: ['blocks', 'sites', 'categories', 'products', 'scenes', 'nodes'],
  maxDepth: 1,
  admin: { ...placeInForm(place), allowCreate: false },
})
