import type { Field, Tab } from 'payload'

import { imageField } from '#collections/shared/fields/image-fields.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { pathField } from '#collections/shared/fields/path-field.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import { hasPosition, plainSiteType, siteTypeLabels } from '#domain/content/site-types.ts'

import { siteContent } from './site-content.fields.ts'

const contentTab: Tab = {
  label: 'Inhalt',
  fields: [
    textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Über uns' }),
    siteContent,
  ],
}

const searchTab: Tab = {
  label: 'Suchmaschinen',
  description: 'Was Suchmaschinen und geteilte Links zeigen.',
  fields: [
    {
      name: 'seo',
      label: 'Suchmaschinen',
      type: 'group',
      admin: { hideGutter: true },
      fields: [
        textField('title', 'Titel', {
          maxLength: 120,
          description: 'Leer: der Name der Seite. Sichtbar sind etwa 60 Zeichen.',
        }),
        {
          name: 'description',
          label: 'Beschreibung',
          type: 'textarea',
          maxLength: 320,
          admin: { rows: 2, description: 'Ein bis zwei Sätze; sichtbar sind etwa 155 Zeichen.' },
        },
        imageField({ label: 'Vorschaubild', description: 'Für geteilte Links, 1200 × 630 Pixel.' }),
        switchField('isIndexed', 'In Suchmaschinen zeigen', { isOn: true }),
      ],
    },
  ],
}

export const sitesFields: Field[] = [
  { type: 'tabs', tabs: [contentTab, searchTab] },
  selectField('type', 'Seitentyp', siteTypeLabels, {
    required: true,
    index: true,
    defaultValue: plainSiteType,
    inSidebar: true,
    description: 'Bestimmt Aufbau und Felder der Seite.',
  }),
  pathField({
    description: 'Adresse der Seite hinter dem ersten Schrägstrich.',
    placeholder: 'leistungen/trockeneis',
    isUnique: false,
  }),
  publicField('Nur öffentliche Seiten sind erreichbar und werden in Listen gezeigt.'),
  relationField('division', 'Organisation', 'divisions', {
    inSidebar: true,
    description: 'Leer: zur Standardorganisation.',
  }),
  wholeNumberField('position', 'Reihenfolge', {
    min: 0,
    max: 100_000,
    inSidebar: true,
    description: 'Wo die Karte der Seite steht, kleinere Zahlen weiter vorne. Leer: dahinter, nach dem Pfad.',
    condition: ({ type }) => hasPosition(type),
  }),
  momentField('publishedAt', 'Veröffentlicht am', {
    index: true,
    inSidebar: true,
    description: 'Neuigkeiten werden danach sortiert.',
  }),
]
