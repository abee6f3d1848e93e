import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { hire } from '#scripts/testing/hire.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { type NoticeHouse, openNotices, subscribeTo } from './testing/open-notices.ts'

let house: NoticeHouse
const phone = '+43 664 7654321'
beforeAll(async () => {
  house = await openNotices()
})
afterAll(() => house.close())
beforeEach(() => house.begin())

const subjects = (to: string) => house.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
const branchs = () => subjects('kueche@eck.test')
const texts = () => house.sms.received.map(({ to, text }) => [to, text])

describe('an SMS', () => {
  it('goes to the guest about what the branch has chosen, and to the branch about new orders', async () => {
    await house.setBranch({ smsEvents: ['confirm'], orderNotificationPhone: '+43 664 1112223' })
    const order = await house.counter.place({ phone })
    await house.deliver()
    await house.counter.asStaff(order, 'confirm')
    await house.deliver()
    await house.deliver()

    expect(texts()).toEqual([
      ['+436641112223', expect.stringMatching(/^Gasthaus am Eck: Neue Bestellung Nr\. \d+, 21,80 €/)],
      ['+436647654321', expect.stringMatching(/^Gasthaus am Eck: Ihre Bestellung Nr\. \d+ ist bestätigt/)],
    ])
  })

  it('goes nowhere while SMS are switched off, to a number abroad, or where there is none', async () => {
    await house.setBranch({ smsEvents: ['place'] })
    await house.counter.place({ phone: '+1 202 5550123' })
    await house.counter.place()
    await house.deliver()
    await house.setBranch({ orderNotificationPhone: '+43 664 1112223', alarmPhone: '+43 664 9998887' })
    await house.admin.ask('POST', '/api/config', { enablePluginSMS: false })
    await house.counter.place({ phone })
    await house.deliver()
    await house.admin.ask('POST', '/api/config', { enablePluginSMS: true })

    expect(texts()).toEqual([])
  })

  it('is sent once however often its promise is delivered, and by ten at once', async () => {
    await house.setBranch({ smsEvents: ['place'] })
    await house.counter.place({ phone })
    await house.deliver()
    await house.app.pool.query(
      `update outbox set done_at = null, claimed_until = null where topic = 'order-sms'`,
    )
    await Promise.all(Array.from({ length: 10 }, () => house.deliver()))

    expect(texts()).toHaveLength(1)
  })

  it('about a new order is sent again on request, in the same minute once, also where none goes by itself', async () => {
    const order = await house.counter.place({ phone })
    await house.deliver()
    const resend = (by = house.counter.marta) =>
      house.app.fetch(`/api/orders/${order.id}/resend-new-order-sms`, {
        method: 'POST',
        headers: { authorization: by },
      })
    const held = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Now.instant())
    const answers = [await resend(), await resend(), await resend(house.counter.stranger)]
    held.mockRestore()
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 404])
    expect(await answers[0]?.json()).toEqual({ readers: ['guest'] })
    await house.deliver()

    expect(texts()).toEqual([['+436647654321', expect.stringContaining('ist eingegangen')]])
  })
})

describe('an order that nobody answers', () => {
  const late = { minutes: 16 }
  const call = () =>
    runDeclared(house.app.payload, 'overdue-answers', { now: Temporal.Now.instant().add(late) })

  it('calls the branch once by mail, SMS and on each device of its team, whoever notices it', async () => {
    await house.setBranch({ alarmPhone: '+43 664 9998887' })
    const mia = await hire(house.app, 'ROLE_MANAGER', [house.counter.shop.branch])
    const far = await hire(house.app, 'ROLE_MANAGER')
    await house.counter.place()
    await house.deliver()
    await subscribeTo(house, mia)
    await subscribeTo(house, far)
    await Promise.all([call(), call(), call()])
    await house.deliver()
    await call()
    await house.deliver()

    expect(branchs()).toEqual([
      expect.stringMatching(/^Neue Bestellung Nr/),
      expect.stringMatching(/^Bestellung Nr\. \d+ wartet auf Antwort$/),
    ])
    expect(texts()).toEqual([['+436649998887', expect.stringContaining('wartet auf Antwort!')]])
    expect(house.push.received).toHaveLength(1)
    expect(house.push.received[0]?.told).toMatchObject({
      title: expect.stringContaining('wartet auf Antwort'),
      isUrgent: true,
      url: expect.stringMatching(/^\/backend\/orders\?offen=/),
    })
    expect(JSON.stringify(house.push.received[0]?.told)).not.toMatch(/Anna|Huber/)
  })

  it('calls the branch also on a day that is full for guests, whose mail goes all the same', async () => {
    await house.app.pool.query('update sms_accounts set daily_limit = 0')
    await house.setBranch({ smsEvents: ['place'], alarmPhone: '+43 664 9998887' })
    await house.counter.place({ phone })
    await house.deliver()
    await call()
    await house.deliver()
    await house.app.pool.query('update sms_accounts set daily_limit = 200')

    expect(texts().map(([to]) => to)).toEqual(['+436649998887'])
    expect(subjects('anna@gast.test')).toHaveLength(1)
    const { rows } = await house.app.pool.query(
      `select state, why from messages where channel = 'sms' and reader = 'guest'`,
    )
    expect(rows).toEqual([{ state: 'refused', why: expect.stringContaining('Tageslimit erreicht') }])
  })

  it('calls nobody who has answered meanwhile, nor too early', async () => {
    const order = await house.counter.place()
    await runDeclared(house.app.payload, 'overdue-answers')
    await house.deliver()
    await call()
    await house.counter.asStaff(order, 'confirm')
    await house.deliver()

    expect(branchs()).toEqual([expect.stringMatching(/^Neue Bestellung/)])
  })

  it('is called for in full after a process ended in the middle of it', async () => {
    await house.setBranch({ alarmPhone: '+43 664 9998887' })
    await house.counter.place()
    await house.deliver()
    await call()
    // It ended before its last promise, by which one sees that an order was called for.
    await house.app.pool.query(`delete from outbox where dedupe_key like 'order-mail:%:unanswered:branch'`)
    await call()
    await house.deliver()

    expect(texts()).toHaveLength(1)
    expect(branchs()).toHaveLength(2)
  })
})

describe('a guest who wishes it', () => {
  it('is told on their device what happens to the order, each once, until they wish it no more', async () => {
    const order = await house.counter.place()
    await house.deliver()
    const endpoint = await subscribeTo(house, order)
    await house.counter.asStaff(order, 'confirm')
    await house.deliver()
    await house.deliver()
    expect(house.push.received.map(({ told }) => told)).toEqual([
      {
        title: 'Ihre Bestellung ist bestätigt',
        body: 'Ihre Bestellung wurde bestätigt.',
        url: `/status/${order.uid}/${order.hash}`,
        tag: `order-${order.id}`,
        isUrgent: false,
      },
    ])

    const off = await house.app.fetch(`/api/orders/public/${order.uid}/${order.hash}/push-off`, {
      method: 'POST',
      body: JSON.stringify({ endpoint }),
    })
    expect(off.status).toBe(200)
    await house.counter.asStaff(order, 'cancel')
    await house.deliver()
    expect(house.push.received).toHaveLength(1)
  })

  it('needs the link of the order, and is forgotten with it', async () => {
    const order = await house.counter.place()
    await subscribeTo(house, order)
    await expect(subscribeTo(house, { ...order, hash: 'x'.repeat(32) })).rejects.toThrow('unknown-order')
    await house.counter.asStaff(order, 'reject')
    await runDeclared(house.app.payload, 'message-upkeep', { now: Temporal.Now.instant().add({ hours: 25 }) })

    const { rows } = await house.app.pool.query('select 1 from push_subscriptions')
    expect(rows).toEqual([])
  })
})
