import { capability } from '#kernel/capability/capability.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { forgetRecipients } from './hooks/forget-recipients.ts'
import { messagesInPalette } from './messages.palette.ts'

const forgetting = { tell: { afterDelete: [forgetRecipients] } }

/** What the house tells people: how it leaves, what became of it, and for how long that names anybody. */
export const messagesPlugin = capability(
  {
    name: 'messages',
    collections: { 'contact-requests': forgetting, users: forgetting },
    workers: [
      {
        name: 'message-upkeep',
        everySeconds: 3600,
        load: async () => (await import('./jobs/keep-messages.ts')).keepMessages,
      },
    ],
  },
  (config) => withPalette(config, { kinds: [messagesInPalette] }),
)
