import {
  type MessageKind,
  messageKindLabels,
  type MessageState,
  messageStateLabels,
} from '#domain/operations/messages/message-terms.ts'
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
