import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'

import type { pushTest } from './push-test.ts'
import { sendPush } from './send-push.ts'

export function sendPushTest(
  { user, device }: z.output<typeof pushTest.facts>,
  delivering: Delivering,
): Promise<void> {
  return sendPush(
    {
      kind: 'test',
      reader: 'person',
      device,
      title: 'Probe einer Benachrichtigung',
      event: delivering.once,
      about: { record: `users:${user}` },
      push: {
        title: 'Benachrichtigungen sind eingeschaltet',
        body: 'So sehen Sie neue Bestellungen auf diesem Gerät.',
        url: `${delivering.payload.config.routes.admin}/notifications`,
        tag: 'test',
      },
    },
    delivering,
  )
}
