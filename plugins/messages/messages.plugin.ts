import type { CollectionConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { messageEndpoints } from './endpoints/messages.endpoints.ts'
import { pushTest } from './push/push-test.ts'
import { pushEndpoints } from './push/push.endpoints.ts'
import { smsAccountEndpoints, smsReportEndpoint } from './sms/sms.endpoints.ts'
import { forgetRecipients } from './hooks/forget-recipients.ts'
import { messagesInPalette, smsAccountsInPalette, textsInPalette } from './messages.palette.ts'

const forgetting = { tell: { afterDelete: [forgetRecipients] } }

/** What the house tells people: how it leaves, what became of it, and for how long that names anybody. */
export const messagesPlugin = capability(
  {
    name: 'messages',
    rewrite: showKeyPanel,
    endpoints: [smsReportEndpoint, ...pushEndpoints],
    collections: {
      'sms-accounts': {
        endpoints: smsAccountEndpoints.map((endpoint) => onCollection('sms-accounts', endpoint)),
      },
      messages: { endpoints: messageEndpoints.map((endpoint) => onCollection('messages', endpoint)) },
      'contact-requests': forgetting,
      users: forgetting,
    },
    outbox: [delivered(pushTest, async () => (await import('./push/send-push-test.ts')).sendPushTest)],
    workers: [
      {
        name: 'message-upkeep',
        everySeconds: 3600,
        load: async () => (await import('./jobs/keep-messages.ts')).keepMessages,
      },
    ],
  },
  (config) => views.reduce(withDeskView, withPalette(config, { kinds })),
)

const kinds = [messagesInPalette, textsInPalette, smsAccountsInPalette]

const component = '/plugins/messages/admin/views.tsx'
const views: Parameters<typeof withDeskView>[1][] = [
  {
    area: 'operations',
    label: 'Nachrichten',
    path: '/messages',
    right: ['read', 'messages'],
    standsFor: 'messages',
    component: `${component}#MessagesView`,
  },
  {
    area: 'operations',
    label: 'Benachrichtigungen',
    path: '/notifications',
    right: ['read', 'orders'],
    component: `${component}#DevicesView`,
  },
]

function showKeyPanel(collection: CollectionConfig): CollectionConfig {
  return collection.slug === 'sms-accounts'
    ? { ...collection, fields: [keyPanel, ...collection.fields] }
    : collection
}

const keyPanel = panelField('keyPanel', '/plugins/messages/admin/sms-key-panel.tsx#SmsKeyPanel')
