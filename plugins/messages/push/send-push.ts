import { createHash } from 'node:crypto'

import {
  deviceGoneText,
  deviceUnreadableText,
  isDeviceGone,
  judgePushStatus,
  pushAwayText,
  pushAwayTooLongText,
} from '#domain/operations/messages/push-failure.ts'
import { publicAddress } from '#kernel/public-address.ts'

import { endOvertaken } from '../operations/message-record.ts'
import { type Outgoing, type Sending, sendMessage } from '../operations/send-message.ts'
import { forgetDevice, openDevice } from './push-devices.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'

export type OutgoingPush = Omit<Outgoing, 'to'> & {
  device: string
  push: { title: string; body: string; url: string; tag: string; isUrgent?: boolean }
}

class PushFailure extends Error {
  override readonly name = 'PushFailure'
  readonly answered: number

  constructor(answered: number) {
    super(`The push service answered ${answered}`)
    this.answered = answered
  }
}

const mostMs = 10_000
/** What is older says nothing new to whoever switches the device on again. */
const secondsToLive = 4 * 3600

/** Shows something on one device; one that is gone is told nothing, and forgotten. */
export async function sendPush(
  { device: id, push, ...outgoing }: OutgoingPush,
  sending: Sending,
  clock?: () => Temporal.Instant,
): Promise<void> {
  const { payload } = sending
  const device = await openDevice(payload, id)
  // What waited for a device that is gone by now waits no longer.
  if (!device) return endOvertaken(payload.db.pool, outgoing.event, clock?.() ?? Temporal.Now.instant())
  const { endpoint } = device.subscription
  const messageId = createHash('sha256').update(outgoing.event).digest('hex').slice(0, 32)

  return sendMessage(
    { ...outgoing, to: device.label },
    {
      channel: 'push',
      server: `push:${new URL(endpoint).host}`,
      messageId,
      carry: async () => {
        const request = await requestOf(device.subscription, push, await readPushKeys(payload))
        // Nobody was asked, so no service is away because of it.
        if (!request) return { state: 'refused', why: deviceUnreadableText }
        const status = await post(request)
        if (isDeviceGone(status)) {
          await forgetDevice(payload.db.pool, endpoint)
          return { state: 'bounced', why: deviceGoneText }
        }
        if (status >= 300) throw new PushFailure(status)

        return { state: 'accepted', answer: String(status) }
      },
      judge: (error) => judgePushStatus(error instanceof PushFailure ? error.answered : 0),
      awayText: pushAwayText,
      awayTooLongText: pushAwayTooLongText,
    },
    sending,
    clock,
  )
}

type Subscription = NonNullable<Awaited<ReturnType<typeof openDevice>>>['subscription']

/** More than this no screen shows, and no service takes. */
const mostLetters = 500
const short = (text: string): string => {
  const letters = Array.from(text)

  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : text
}

/** Null where nothing can be encrypted for the device. */
async function requestOf(subscription: Subscription, push: OutgoingPush['push'], keys: PushKeys) {
  const { default: webPush } = await import('web-push')
  const { isUrgent = false, tag, title, body, url } = push
  const told = JSON.stringify({ title: short(title), body: short(body), url, tag, isUrgent })
  const options = {
    // Services ask for somebody to write to.
    vapidDetails: { subject: publicAddress() ?? 'mailto:theke@localhost.invalid', ...keys },
    TTL: secondsToLive,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
    // Of several about the same order a device that was off gets the last one.
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  } as const
  try {
    return webPush.generateRequestDetails(subscription, told, options)
  } catch {
    return null
  }
}

type PushRequest = NonNullable<Awaited<ReturnType<typeof requestOf>>>

async function post({ endpoint, headers, body }: PushRequest): Promise<number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>, // names and values, as the library makes them
    ...(body && { body: new Uint8Array(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(mostMs),
  }).catch(() => {
    throw new PushFailure(0)
  })
  await answer.body?.cancel()

  return answer.status
}
