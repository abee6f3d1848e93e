import type { CollectionSlug, PolymorphicRelationshipField, SingleRelationshipField } from 'payload'

type Options = {
  description?: string
  required?: boolean
  inSidebar?: boolean
  condition?: (data: Record<string, unknown>, siblings: Record<string, unknown>) => boolean
}

/** One record of another collection. */
export const relationField = (
  name: string,
  label: string,
  relationTo: CollectionSlug,
  { description, required, inSidebar, condition }: Options = {},
): SingleRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo,
  required: required ?? false,
  index: true,
  maxDepth: 1,
  admin: {
    description,
    ...(inSidebar ? { position: 'sidebar' as const } : {}),
    ...(condition ? { condition } : {}),
  },
})

/** One record of any kind that content can lead to. Spec: website 3, reference. */
export const referenceField = (name: string, label: string): PolymorphicRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: ['blocks', 'sites', 'categories', 'products', 'scenes', 'nodes'],
  maxDepth: 1,
})
