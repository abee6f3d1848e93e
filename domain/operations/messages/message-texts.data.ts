import { branchTexts } from './branch-texts.data.ts'
import { contactTexts } from './contact-texts.data.ts'
import { guestTexts } from './guest-texts.data.ts'
import type { MessageText } from './message-text.ts'

/** Every text that goes out about an order, or about a request of the contact form. */
export const messageTexts = { ...guestTexts, ...branchTexts, ...contactTexts }

export type TextName = keyof typeof messageTexts
export type ContactTextName = keyof typeof contactTexts
export type OrderTextName = Exclude<TextName, ContactTextName>
export const textNames = Object.keys(messageTexts) as TextName[]

export const isContactText = (name: TextName): name is ContactTextName => name in contactTexts

/** As one kind of thing, where the narrow types of the table are in the way. */
export const textOf = (name: TextName): MessageText => messageTexts[name]
