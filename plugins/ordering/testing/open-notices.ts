import { createLocalReq } from 'payload'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { type FakePushService, startPushService } from '#plugins/messages/push/testing/fake-push-service.ts'
import {
  type FakeSmsHouses,
  sevenKey,
  startSmsHouses,
} from '#plugins/messages/sms/testing/fake-sms-houses.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from './open-counter.ts'

export type Mail = { to: string; subject: string; text: string; html: string; messageId: string }

export type NoticeHouse = {
  app: TestApp
  counter: Counter
  admin: Hired
  sms: FakeSmsHouses
  push: FakePushService
  mails: Mail[]
  /** What is promised, and what that promises. */
  deliver: () => Promise<void>
  /** As if what was promised for later had waited so long. */
  letWait: (hours: number) => Promise<void>
  setBranch: (values: object) => Promise<void>
  close: () => Promise<void>
  begin: () => Promise<void>
}

/** A branch that says nothing besides its mails, until a test wants it to; none of its hours is quiet. */
const silent = {
  smsEvents: [],
  orderNotificationPhone: null,
  alarmPhone: null,
  reminderHours: null,
  reviewMinutes: null,
  quietFrom: '00:00',
  quietTo: '00:00',
}

/** A shop whose branch says all that it can: by mail, by SMS and on devices. */
export async function openNotices(): Promise<NoticeHouse> {
  const [sms, push] = [await startSmsHouses(), await startPushService()]
  const app = await createTestApp()
  const counter = await openCounter(app)
  const admin = await hire(app, 'ROLE_ADMIN')
  const mails: Mail[] = []
  app.payload.sendEmail = async (mail) => void mails.push(mail as Mail)
  await switchOnSms(admin)

  const setBranch = async (data: object) => {
    const req = await createLocalReq({}, app.payload)
    await app.payload.update({ collection: 'branches', id: counter.shop.branch, data, ...asSystem(req) })
  }
  const deliver = async () => {
    for (let round = 0; round < 3; round += 1) await deliverPromised(app.payload)
  }

  return {
    app,
    counter,
    admin,
    sms,
    push,
    mails,
    deliver,
    letWait: (hours) => letWait(app, hours),
    setBranch,
    begin: async () => {
      await empty(app)
      for (const list of [mails, sms.received, sms.moods, push.received, push.statuses]) list.length = 0
      await setBranch(silent)
    },
    close: async () => {
      await app.close()
      await sms.stop()
      await push.stop()
    },
  }
}

async function letWait(app: TestApp, hours: number): Promise<void> {
  await app.pool.query(
    `update outbox set available_at = available_at - make_interval(hours => $1) where done_at is null`,
    [hours],
  )
}

async function empty(app: TestApp): Promise<void> {
  await app.pool.query(`truncate messages, mail_servers, outbox, push_subscriptions;
                        update orders set status = 'canceled'`)
}

async function switchOnSms(admin: Hired): Promise<void> {
  await admin.ask('POST', '/api/config', { enablePluginSMS: true })
  const account = { name: 'SMS', sender: 'Eck', provider: 'seven' }
  const made = await admin.ask('POST', '/api/sms-accounts', account)
  const { id } = (await readJson<{ doc: { id: string } }>(made)).doc
  await admin.ask('POST', `/api/sms-accounts/${id}/key`, { key: sevenKey })
}

/** A guest’s or somebody’s browser, switched on by them. */
export async function subscribeTo(house: NoticeHouse, target: PublicOrder | Hired): Promise<string> {
  const { publicKey } = await readJson<{ publicKey: string }>(await house.app.fetch('/api/push/key'))
  const subscription = house.push.subscribe(publicKey)
  const body = JSON.stringify(subscription)
  const answer =
    'ask' in target
      ? await target.ask('POST', '/api/push/devices', subscription)
      : await house.app.fetch(`/api/orders/public/${target.uid}/${target.hash}/push`, {
          method: 'POST',
          body,
        })
  if (answer.status !== 201) throw new Error(`Not subscribed: ${await answer.text()}`)

  return subscription.endpoint
}
