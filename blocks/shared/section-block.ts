import type { Block, Field } from 'payload'

import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { sectionGroupOf, sectionLabelOf, type SectionType } from '#domain/content/section-types.ts'

import { frameFields } from './frame-fields.ts'

/** The schema of a section; `hint` tells a writing machine what it is for, `sketch` shows it from afar to who chooses. */
export function sectionBlock(type: SectionType, hint: string, sketch: string, fields: Field[]): Block {
  const label = sectionLabelOf(type)

  return {
    slug: type,
    interfaceName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`,
    labels: { singular: label, plural: label },
    custom: { aiHint: hint },
    admin: {
      components: { Label: '/collections/shared/admin/section-row-label.tsx#SectionRowLabel' },
      images: { thumbnail: { url: sketch, alt: '' } },
      group: sectionGroupOf(type),
      custom: { hint },
    },
    fields: [...fields, frameFields(type)],
  }
}

/** What most sections begin with. */
export const introFields = [
  textField('subheadline', 'Überzeile', { maxLength: 120 }),
  richTextField('text', 'Text'),
]
