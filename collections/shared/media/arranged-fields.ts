import type { Field } from 'payload'

import { longestTag, mostTags } from '#domain/content/media/media-tags.ts'

import { onlyStaffReads } from '../access/field-access.ts'
import { relationField } from '../fields/relation-field.ts'

/** How the house arranges its pictures and files; visitors are told nothing of it. */
export const arrangedFields: Field[] = [
  relationField('folder', 'Ordner', 'media-folders', { inSidebar: true, access: onlyStaffReads }),
  {
    name: 'tags',
    label: 'Schlagwörter',
    type: 'text',
    hasMany: true,
    maxRows: mostTags,
    maxLength: longestTag,
    access: onlyStaffReads,
    admin: { position: 'sidebar' },
  },
]
