import { button, frame, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { pageField } from '#collections/shared/fields/page-field.ts'
import { relationsField } from '#collections/shared/fields/relation-field.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { row } from '#collections/shared/fields/row.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { notShown, textareaField, textField } from '#collections/shared/fields/text-field.ts'
import { formFieldKinds, formLimits } from '#domain/feedback/built-form/form-field.data.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

const isChoice = (_: unknown, { kind }: Record<string, unknown>): boolean =>
  kind === 'choice' || kind === 'several'

export const customFormBlock = sectionBlock(
  'customForm',
  'Ein Formular mit eigenen Fragen; was ankommt, steht bei den Kontaktanfragen und geht per E-Mail hinaus.',
  sketch(
    lines(8, 8, 30, 1),
    frame([8, 14, 48, 9]),
    frame([64, 14, 48, 9]),
    frame([8, 30, 104, 9]),
    frame([8, 46, 104, 14]),
    button(8, 66, 30),
  ),
  [
    ...introFields,
    {
      ...textField('name', 'Name des Formulars', {
        maxLength: 120,
        placeholder: 'Tischanfrage',
        description: 'So heißt es bei den Kontaktanfragen und in der E-Mail.',
      }),
      custom: notShown,
    },
    {
      name: 'fields',
      label: 'Fragen',
      labels: { singular: 'Frage', plural: 'Fragen' },
      type: 'array',
      maxRows: formLimits.fields,
      fields: [
        row(
          textField('label', 'Beschriftung', { maxLength: formLimits.label, width: '50%' }),
          selectField('kind', 'Art', formFieldKinds, { width: '50%', defaultValue: 'text' }),
        ),
        textField('help', 'Hilfe darunter', { maxLength: formLimits.help }),
        {
          ...textareaField('options', 'Zur Auswahl', {
            maxLength: 3000,
            description: 'Eine Möglichkeit je Zeile.',
            condition: isChoice,
          }),
          custom: notShown,
        },
        row(
          switchField('isRequired', 'Muss ausgefüllt werden', { width: '50%' }),
          selectField('width', 'Breite', { half: 'Halbe Zeile' }, { width: '50%' }),
        ),
      ],
    },
    textField('submitLabel', 'Schaltfläche', { maxLength: 60, placeholder: 'Absenden' }),
    pageField('privacy', 'Seite mit der Datenschutzerklärung'),
    richTextField('thankYou', 'Dank nach dem Senden', { description: 'Leer: unser üblicher Dank.' }),
    pageField('thanksPage', 'Oder danach auf diese Seite'),
    relationsField('recipients', 'E-Mail an', 'branches', {
      maxRows: 5,
      description: 'Die Adressen dieser Standorte. Ohne Auswahl die der Organisation.',
    }),
  ],
)
