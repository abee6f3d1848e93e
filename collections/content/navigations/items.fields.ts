import type { Block, BlocksField, Field } from 'payload'

import { pageField } from '#collections/shared/fields/page-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { linkProblem } from '#domain/content/links.ts'

import { itemSketches } from './item-sketches.data.ts'
import { nameItemTypes } from './hooks/name-item-types.ts'

/** Spec: website 2, navigation. Deeper menus cannot be used with a finger. */
const levels = 3

/** Blocks, because rows of rows of the same name have no tables that the database adapter could tell apart. */
export const itemsField: BlocksField = {
  ...levelField('items', 'Menüpunkte', 1),
  hooks: { beforeValidate: [({ value }) => nameItemTypes(value)] },
}

function levelField(name: string, label: string, level: number): BlocksField {
  return {
    name,
    label,
    labels: { singular: 'Menüpunkt', plural: 'Menüpunkte' },
    type: 'blocks',
    maxRows: 30,
    blocks: [
      itemBlock('home', 'Startseite', level, []),
      itemBlock('site', 'Seite', level, [pageField('site', 'Seite', { required: true })]),
      itemBlock('branch', 'Filiale', level, [
        relationField('branch', 'Filiale', 'branches', { required: true }),
      ]),
      itemBlock('link', 'Adresse', level, [urlField()]),
    ],
    admin: { initCollapsed: true },
  }
}

function itemBlock(slug: string, singular: string, level: number, target: Field[]): Block {
  return {
    slug,
    labels: { singular, plural: singular },
    admin: {
      components: {
        Label: {
          path: '/collections/content/navigations/item-row-label.tsx#ItemRowLabel',
          clientProps: { kind: singular },
        },
      },
      images: { thumbnail: { url: itemSketches[slug] ?? '', alt: '' } },
    },
    fields: [
      row(
        textField('label', 'Beschriftung', { required: true, maxLength: 80, width: '60%' }),
        textField('suffix', 'Zusatz', { maxLength: 40, width: '40%', placeholder: 'Neu' }),
      ),
      ...target,
      switchField('isEnabled', 'Sichtbar', { isOn: true }),
      // The kind of the item in the words of the spec, beside the editor's own name for it.
      { name: 'type', label: 'Art', type: 'text', admin: { hidden: true } },
      ...(level < levels ? [levelField('children', 'Untermenü', level + 1)] : []),
    ],
  }
}

function urlField(): Field {
  return textField('url', 'Adresse', {
    required: true,
    maxLength: 1000,
    placeholder: 'https://www.example.com',
    description: 'Andere Websites öffnen sich in einem neuen Tab.',
    validate: (value) => (value ? (linkProblem(value) ?? true) : 'Bitte geben Sie die Adresse an.'),
  })
}
