import type { Field } from 'payload'

import { secret } from '#collections/shared/access/field-access.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'
import type { TextPart } from '#domain/operations/messages/message-text.ts'
import { type TextName, textNames, textOf } from '#domain/operations/messages/message-texts.data.ts'
import { messageReaderLabels } from '#domain/operations/messages/message-terms.ts'
import { mostLetters, textPartLabels, textProblem } from '#domain/operations/messages/message-texts.ts'

const textLabels = Object.fromEntries(
  textNames.map((name) => [name, `${textOf(name).label} (${messageReaderLabels[textOf(name).reader]})`]),
)

export const messageTextsFields: Field[] = [
  selectField('text', 'Nachricht', textLabels, { required: true, index: true }),
  relationField('division', 'Organisation', 'divisions', {
    description: 'Leer: für alle Organisationen, die keine eigenen Worte haben.',
  }),
  partField('subject'),
  partField('intro'),
  partField('sms'),
  // One for each text and division: the index refuses a second.
  { name: 'place', label: 'Platz', type: 'text', unique: true, hidden: true, access: secret },
]

function partField(part: TextPart): Field {
  const options = { maxLength: mostLetters[part], description: 'Leer: wie üblich.' }
  const field =
    part === 'subject'
      ? textField(part, textPartLabels[part], options)
      : textareaField(part, textPartLabels[part], options)

  return {
    ...field,
    validate: (value: unknown, { siblingData }: { siblingData: { text?: TextName } }) => {
      const { text } = siblingData
      if (typeof value !== 'string' || !text || !textNames.includes(text)) return true

      return textProblem(text, part, value) ?? true
    },
  }
}
