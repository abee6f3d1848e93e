import type { ArrayField, Field } from 'payload'

import { nobodyWrites } from '#collections/shared/access/field-access.ts'
import { publicField } from '#collections/shared/fields/public-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { mostQuestions } from '#domain/feedback/feedback-limits.data.ts'
import { questionTypeLabels } from '#domain/feedback/questionnaire.ts'

const questions: ArrayField = {
  name: 'body',
  label: 'Fragen',
  labels: { singular: 'Frage', plural: 'Fragen' },
  type: 'array',
  dbName: 'questionnaire_questions',
  minRows: 1,
  maxRows: mostQuestions,
  required: true,
  fields: [
    selectField('type', 'Art', questionTypeLabels, {
      required: true,
      defaultValue: 'rating',
      enumName: 'enum_questionnaire_question_type',
    }),
    {
      name: 'value',
      label: 'Frage',
      type: 'group',
      admin: { hideGutter: true },
      fields: [
        textField('question', 'Frage', {
          required: true,
          maxLength: 300,
          placeholder: 'Wie zufrieden waren Sie mit der Reinigung?',
        }),
        textareaField('description', 'Erklärung', { maxLength: 1000 }),
        textField('placeholder', 'Platzhalter', { description: 'Steht im leeren Kommentarfeld.' }),
        selectField(
          'comment',
          'Kommentar zur Bewertung',
          { optional: 'Freiwillig', required: 'Pflicht' },
          {
            enumName: 'enum_questionnaire_comment',
            defaultValue: 'optional',
            description: 'Bei der Art „Kommentar“ ist der Kommentar immer Pflicht.',
          },
        ),
      ],
    },
  ],
  admin: { initCollapsed: false },
}

export const questionnairesFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Fragen',
        fields: [
          textField('name', 'Name', { required: true, maxLength: 160, placeholder: 'Nach dem Auftrag' }),
          {
            name: 'content',
            label: 'Inhalt',
            type: 'group',
            admin: { hideGutter: true },
            fields: [questions],
          },
        ],
      },
      {
        label: 'Texte',
        fields: [
          textareaField('intro', 'Einleitung', {
            maxLength: 2000,
            description: 'Steht über dem ersten Schritt.',
          }),
          textareaField('thankYou', 'Dank', {
            maxLength: 2000,
            description: 'Steht da, wenn die Antworten angekommen sind.',
          }),
        ],
      },
    ],
  },
  publicField('Nur öffentliche Fragebögen können beantwortet werden.'),
  switchField('isAnonymous', 'Anonym', {
    inSidebar: true,
    description: 'Fragt nicht, wer antwortet, und speichert weder Namen noch Leistung.',
  }),
  relationField('branch', 'Filiale', 'branches', {
    inSidebar: true,
    description: 'Ihr Team sieht die Antworten. Leer: nur die Administration.',
  }),
  {
    name: 'publicHash',
    label: 'Öffentliche Adresse',
    type: 'text',
    unique: true,
    index: true,
    access: nobodyWrites,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'Teil der Adresse, die Kundinnen und Kunden öffnen.',
    },
  },
  {
    name: 'version',
    label: 'Fassung',
    type: 'text',
    access: nobodyWrites,
    admin: { position: 'sidebar', readOnly: true, description: 'Ändert sich mit den Fragen.' },
  },
]
