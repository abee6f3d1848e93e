import {
  type MessageKind,
  messageKindLabels,
  type MessageState,
  messageStateLabels,
} from '#domain/operations/messages/message-terms.ts'
import { type TextName, textNames, textOf } from '#domain/operations/messages/message-texts.data.ts'
import { type SmsProviderName, smsProviderLabels } from '#domain/operations/messages/sms-account.texts.ts'
import type { PaletteKind } from '#plugins/desk/palette.port.ts'

/** Messages by what they are about and to whom they went. */
export const messagesInPalette: PaletteKind = {
  slug: 'messages',
  isTrace: true,
  words: ['title', 'recipient'],
  shown: ['kind', 'state'],
  latestBy: 'queuedAt',
  title: ({ title }) => String(title),
  hint: ({ kind, state }) => [
    messageKindLabels[kind as MessageKind],
    messageStateLabels[state as MessageState],
  ],
}

/** Own words by what they say. */
export const textsInPalette: PaletteKind = {
  slug: 'message-texts',
  words: ['subject', 'intro', 'sms'],
  shown: ['text', 'subject'],
  title: ({ text }) =>
    textNames.includes(text as TextName) ? textOf(text as TextName).label : 'Eigener Text',
  hint: ({ subject }) => [subject],
}

export const smsAccountsInPalette: PaletteKind = {
  slug: 'sms-accounts',
  words: ['name', 'sender', 'keyHint'],
  shown: ['provider'],
  hint: ({ provider, sender }) => [smsProviderLabels[provider as SmsProviderName], sender],
}
