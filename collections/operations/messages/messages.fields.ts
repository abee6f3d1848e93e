import type { Field } from 'payload'

import { sealed } from '#collections/shared/access/field-access.ts'
import { momentField } from '#collections/shared/fields/moment-field.ts'
import { relationField } from '#collections/shared/fields/relation-field.ts'
import { selectField } from '#collections/shared/fields/select-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { wholeNumberField } from '#collections/shared/fields/whole-number-field.ts'
import {
  messageChannelLabels,
  messageKindLabels,
  messageReaderLabels,
  messageStateLabels,
} from '#domain/operations/messages/message-terms.ts'

export const messagesFields: Field[] = sealed([
  textField('title', 'Worüber', { required: true }),
  selectField('kind', 'Anlass', messageKindLabels, { required: true, index: true }),
  selectField('state', 'Stand', messageStateLabels, { required: true, index: true }),
  textField('why', 'Warum nicht', { maxLength: 300 }),
  // Kept for a while, then only its domain; gone with whom it names.
  textField('recipient', 'Empfänger', { maxLength: 320 }),
  selectField('reader', 'An wen', messageReaderLabels, { required: true }),
  selectField('channel', 'Weg', messageChannelLabels, { required: true, index: true }),
  momentField('queuedAt', 'Entstanden', { required: true, index: true, inSidebar: true }),
  momentField('triedAt', 'Zuletzt versucht', { inSidebar: true }),
  momentField('settledAt', 'Erledigt', { inSidebar: true }),
  wholeNumberField('attempts', 'Versuche', { min: 0, max: 1_000_000, required: true, inSidebar: true }),
  // The log outlives what it tells of.
  {
    ...relationField('order', 'Bestellung', 'orders', { inSidebar: true }),
    custom: { mayDangle: true },
  },
  {
    ...relationField('branch', 'Filiale', 'branches', { inSidebar: true }),
    custom: { mayDangle: true },
  },
  // Nothing is told twice to a reader: the event that it tells of, and of which record.
  textField('event', 'Ereignis', { required: true, unique: true, maxLength: 300 }),
  textField('about', 'Eintrag', { maxLength: 100, index: true }),
  textField('messageId', 'Message-ID', { required: true, maxLength: 300 }),
  textField('serverAnswer', 'Antwort', { maxLength: 200 }),
  // By which its provider speaks of it later.
  textField('reference', 'Name beim Anbieter', { maxLength: 200, index: true }),
])
