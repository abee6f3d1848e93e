import type { MessageText } from './message-text.ts'

/** What people of the team are told. Days and dates are said below the words, so that none of them can leave them out. */
export const personTexts = {
  'person-leave-notice': {
    label: 'Hinweis auf offenen Urlaub',
    reader: 'person',
    subject: 'Bitte nehmen Sie Ihren Urlaub: {urlaub} offen',
    intro: 'Sie haben noch Urlaub, den Sie nicht genommen haben. Bitte planen Sie ihn jetzt ein:',
    sms: '',
    knows: ['filiale', 'urlaub'],
  },
} as const satisfies Readonly<Record<`person-${string}`, MessageText>>
