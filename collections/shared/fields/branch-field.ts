import type { RelationshipField } from 'payload'

/** The one branch a record belongs to; access rules look at it. */
export const branchField = (description?: string): RelationshipField => ({
  name: 'branch',
  label: 'Filiale',
  type: 'relationship',
  relationTo: 'branches',
  required: true,
  index: true,
  maxDepth: 1,
  admin: { position: 'sidebar', description },
})
