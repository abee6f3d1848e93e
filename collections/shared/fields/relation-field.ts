import type { CollectionSlug, PolymorphicRelationshipField, SingleRelationshipField } from 'payload'

import { type Place, placeInForm } from './place-in-form.ts'

type Options = Place & { required?: boolean; access?: SingleRelationshipField['access'] }

type Given = [name: string, label: string, relationTo: CollectionSlug, options?: Options]

/** One record of another collection. */
export const relationField = (...given: Given): SingleRelationshipField => ({
  ...relation(...given),
  index: true,
})

/** Several records of another collection, in the order they were chosen. */
export const relationsField = (...given: Given): SingleRelationshipField => ({
  ...relation(...given),
  hasMany: true,
})

const relation = (...[name, label, relationTo, { required, access, ...place } = {}]: Given) => ({
  name,
  label,
  type: 'relationship' as const,
  relationTo,
  required: required ?? false,
  maxDepth: 1,
  access,
  admin: placeInForm(place),
})

/** One record of any kind that content can lead to. Spec: website 3, reference. */
export const referenceField = (name: string, label: string): PolymorphicRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: ['blocks', 'sites', 'categories', 'products', 'scenes', 'nodes'],
  maxDepth: 1,
})
