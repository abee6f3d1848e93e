import type { ArrayField, Field } from 'payload'

import { identifierField } from '#collections/shared/fields/identifier-field.ts'
import { optionsFrom } from '#collections/shared/fields/options-from.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { linkProblem } from '#domain/content/links.ts'

const itemTypeLabels = { home: 'Startseite', site: 'Seite', branch: 'Filiale', link: 'Adresse' }
type ItemType = keyof typeof itemTypeLabels
type Item = { type?: unknown }

/** Spec: website 2, navigation. Deeper menus cannot be used with a finger. */
const levels = 3

const targetTexts = {
  site: 'Bitte wählen Sie die Seite.',
  branch: 'Bitte wählen Sie die Filiale.',
  link: 'Bitte geben Sie die Adresse an.',
}

export const navigationsFields: Field[] = [
  textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Hauptmenü' }),
  identifierField({ description: 'Wo das Menü erscheint, zum Beispiel „main“ oder „footer“.' }),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: für alle Organisationen.',
  }),
  itemsField('items', 'Menüpunkte', 1),
]

function itemsField(name: string, label: string, level: number): ArrayField {
  return {
    name,
    label,
    labels: { singular: 'Menüpunkt', plural: 'Menüpunkte' },
    type: 'array',
    dbName: level === 1 ? 'navigation_items' : `navigation_items_${level}`,
    maxRows: 30,
    fields: [
      ...itemFields(level),
      ...(level < levels ? [itemsField('children', 'Untermenü', level + 1)] : []),
    ],
    admin: {
      initCollapsed: true,
      components: {
        RowLabel: {
          path: '/collections/shared/admin/text-row-label.tsx#TextRowLabel',
          clientProps: { field: 'label' },
        },
      },
    },
  }
}

function itemFields(level: number): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          label: 'Art',
          type: 'select',
          required: true,
          enumName: `enum_navigation_item_type_${level}`,
          defaultValue: 'site',
          options: optionsFrom(itemTypeLabels),
          admin: { width: '30%' },
        },
        textField('label', 'Beschriftung', { required: true, maxLength: 80, width: '40%' }),
        textField('suffix', 'Zusatz', { maxLength: 40, width: '30%', placeholder: 'Neu' }),
      ],
    },
    targetField('site', 'Seite', 'sites'),
    targetField('branch', 'Filiale', 'branches'),
    {
      ...textField('url', 'Adresse', {
        maxLength: 1000,
        validate: (value, { siblingData }) => {
          if (!isOf('link', siblingData)) return true

          return value ? (linkProblem(value) ?? true) : targetTexts.link
        },
      }),
      admin: {
        placeholder: 'https://www.example.com',
        description: 'Andere Websites öffnen sich in einem neuen Tab.',
        condition: (_data, item) => isOf('link', item),
      },
    },
    switchField('isEnabled', 'Sichtbar', { isOn: true }),
  ]
}

function targetField(type: 'site' | 'branch', label: string, relationTo: 'sites' | 'branches'): Field {
  return {
    ...relationField(type, label, relationTo, { condition: (_data, item) => isOf(type, item) }),
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      !isOf(type, siblingData) || Boolean(value) || targetTexts[type],
  }
}

function isOf(type: ItemType, item: Item | undefined): boolean {
  return item?.type === type
}
