import type { Block, Field } from 'payload'

import { sectionLabels, type SectionType } from '#domain/content/section-types.ts'

import { sectionSketches } from './section-sketches.data.ts'

/** The schema of a section; `hint` tells a writing machine what the section is for. */
export const sectionBlock = (type: SectionType, hint: string, fields: Field[]): Block => ({
  slug: type,
  interfaceName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`,
  labels: { singular: sectionLabels[type], plural: sectionLabels[type] },
  custom: { aiHint: hint },
  admin: {
    components: { Label: '/collections/shared/admin/section-row-label.tsx#SectionRowLabel' },
    images: { thumbnail: { url: sectionSketches[type], alt: '' } },
  },
  fields,
})
