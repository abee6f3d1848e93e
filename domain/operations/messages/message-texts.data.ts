import { branchTexts } from './branch-texts.data.ts'
import { contactTexts } from './contact-texts.data.ts'
import { guestTexts } from './guest-texts.data.ts'
import type { MessageText } from './message-text.ts'
import { personTexts } from './person-texts.data.ts'

/** Every text that goes out about an order, about a request of the contact form, or to somebody of the team. */
export const messageTexts = { ...guestTexts, ...branchTexts, ...contactTexts, ...personTexts }

export type TextName = keyof typeof messageTexts
export type ContactTextName = keyof typeof contactTexts
export type PersonTextName = keyof typeof personTexts
export type OrderTextName = Exclude<TextName, ContactTextName | PersonTextName>
export const textNames = Object.keys(messageTexts) as TextName[]

export const isContactText = (name: TextName): name is ContactTextName => name in contactTexts
export const isPersonText = (name: TextName): name is PersonTextName => name in personTexts

/** As one kind of thing, where the narrow types of the table are in the way. */
export const textOf = (name: TextName): MessageText => messageTexts[name]
