import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { messageEndpoints } from './endpoints/messages.endpoints.ts'
import { forgetRecipients } from './hooks/forget-recipients.ts'
import { messagesInPalette } from './messages.palette.ts'

const forgetting = { tell: { afterDelete: [forgetRecipients] } }

/** What the house tells people: how it leaves, what became of it, and for how long that names anybody. */
export const messagesPlugin = capability(
  {
    name: 'messages',
    collections: {
      messages: { endpoints: messageEndpoints.map((endpoint) => onCollection('messages', endpoint)) },
      'contact-requests': forgetting,
      users: forgetting,
    },
    workers: [
      {
        name: 'message-upkeep',
        everySeconds: 3600,
        load: async () => (await import('./jobs/keep-messages.ts')).keepMessages,
      },
    ],
  },
  (config) =>
    withDeskView(withPalette(config, { kinds: [messagesInPalette] }), {
      area: 'operations',
      label: 'Nachrichten',
      path: '/messages',
      right: ['read', 'messages'],
      component: '/plugins/messages/admin/views.tsx#MessagesView',
    }),
)
