import type { PlaceholderName } from './placeholders.ts'

/** What a house may write itself of a message: the subject and the words above its facts, and the text of an SMS. */
export type TextParts = {
  subject: string
  intro: string
  /** Empty where it goes by mail alone. */
  sms: string
}
export type TextPart = keyof TextParts

export type MessageText = TextParts & {
  label: string
  reader: 'guest' | 'branch' | 'business' | 'person'
  /** Without these a part would leave out what it is sent for. */
  needs?: Partial<Record<TextPart, readonly PlaceholderName[]>>
  /** What is known of this event alone. */
  besides?: readonly PlaceholderName[]
  /** All that is known of what is about no order. */
  knows?: readonly PlaceholderName[]
}
