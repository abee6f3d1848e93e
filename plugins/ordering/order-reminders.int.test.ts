import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runDeclared } from '#scripts/testing/workers.ts'

import { openCornerShop } from './testing/corner-shop.ts'
import { type NoticeHouse, openNotices } from './testing/open-notices.ts'
import { storeAlike } from './testing/store-alike.ts'

let house: NoticeHouse

beforeAll(async () => {
  house = await openNotices()
})
afterAll(() => house.close())
beforeEach(() => house.begin())

const guests = () => house.mails.filter(({ to }) => to === 'anna@gast.test').map(({ subject }) => subject)

describe('the question how it was', () => {
  const complete = async () => {
    const order = await house.counter.place()
    await house.counter.asStaff(order, 'confirm')
    await house.counter.asStaff(order, 'completed')
    await house.deliver()
    return order
  }
  const question = 'Wie war es bei Gasthaus am Eck?'

  it('comes once, as long after the end of the order as the branch wants', async () => {
    await house.setBranch({ reviewMinutes: 90 })
    await complete()
    await house.letWait(1)
    await house.deliver()
    expect(guests()).not.toContain(question)
    await house.letWait(1)
    await house.deliver()
    await house.letWait(1)
    await house.deliver()

    expect(guests().filter((subject) => subject === question)).toHaveLength(1)
    expect(house.mails.at(-1)?.text).not.toContain('Pizza')
  })

  it('waits until the quiet hours are over, and uses up no try', async () => {
    const hour = Temporal.Now.zonedDateTimeISO('Europe/Vienna').hour
    const clock = (at: number) => `${String((at + 24) % 24).padStart(2, '0')}:00`
    await house.setBranch({ reviewMinutes: 1, quietFrom: clock(hour - 1), quietTo: clock(hour + 3) })
    await complete()
    await house.letWait(1)
    await house.deliver()

    expect(guests()).not.toContain(question)
    const { rows } = await house.app.pool.query(
      `select attempts, available_at > now() + interval '55 minutes' as waits from outbox where done_at is null`,
    )
    expect(rows).toEqual([{ attempts: 0, waits: true }])
  })

  it('is not asked where nobody wants to know, nor of who has said it', async () => {
    await complete()
    await house.setBranch({ reviewMinutes: 1 })
    const said = await complete()
    await house.app.pool.query('update orders set questionnaire_rating = 5 where id = $1', [said.id])
    await house.letWait(1)
    await house.deliver()

    expect(guests()).not.toContain(question)
  })
})

describe('a reminder', () => {
  const inHours = (hours: number) =>
    Temporal.Now.instant().add({ hours }).round('minute').toString({ fractionalSecondDigits: 3 })
  const remind = (hours: number) =>
    runDeclared(house.app.payload, 'appointment-reminders', {
      now: Temporal.Now.instant().add({ minutes: Math.round(hours * 60) }),
    })
  const reminders = () => guests().filter((subject) => subject.startsWith('Ihr Termin bei'))
  const appointed = async (appointmentDate: string) => {
    const order = await house.counter.place({ appointmentDate })
    await house.counter.asStaff(order, 'confirm')
    await house.deliver()
    return order
  }

  it('comes once before the appointment, whoever notices it, and once more for another appointment', async () => {
    await house.setBranch({ reminderHours: 2 })
    const order = await appointed(inHours(6))
    await remind(3)
    await house.deliver()
    expect(reminders()).toEqual([])
    await Promise.all([remind(4.1), remind(4.1), remind(4.2)])
    await house.deliver()
    await remind(4.5)
    await house.deliver()
    expect(reminders()).toHaveLength(1)

    await house.app.pool.query(
      `update orders set appointment_date = appointment_date + interval '5 hours' where id = $1`,
      [order.id],
    )
    await remind(9.5)
    await house.deliver()
    expect(reminders()).toHaveLength(2)
  })

  it('that had to wait until the appointment was over comes no more, and waits for nobody', async () => {
    await house.setBranch({ reminderHours: 2 })
    const order = await appointed(inHours(6))
    await remind(4.1)
    await house.app.pool.query(
      `update outbox set available_at = now() + interval '1 hour' where dedupe_key like 'order-mail:%:remind-%'`,
    )
    const appointment = new Date(Date.now() - 60_000).toISOString()
    await house.app.pool.query('update orders set appointment_date = $2 where id = $1', [
      order.id,
      appointment,
    ])
    await house.app.pool.query(
      `update outbox set payload = jsonb_set(payload, '{appointment}', to_jsonb($1::text)), available_at = now()
        where dedupe_key like 'order-mail:%:remind-%'`,
      [appointment],
    )
    await house.deliver()

    expect(reminders()).toEqual([])
  })

  it('comes to everybody whose time has come, however many others have time or are due as well', async () => {
    const far = await openCornerShop(house.app.payload, 'weit-weg')
    await house.setBranch({ reminderHours: 2 })
    await house.app.pool.query('update branches set reminder_hours = 48 where id = $1', [far.branch])
    const model = await house.counter.place()
    const alike = (hours: number) => ({
      status: 'confirmed' as const,
      placedAt: inHours(-100),
      promisedAt: null,
      appointmentDate: inHours(hours),
      counterAppointmentStatus: 'none' as const,
    })
    const many = Array.from({ length: 1100 }, () => alike(10))
    await storeAlike(house.app, model.id, house.counter.shop.branch, many)
    await storeAlike(house.app, model.id, far.branch, [alike(30)])
    const promised = async () => {
      const { rowCount } = await house.app.pool.query(
        `select from outbox where dedupe_key like 'order-mail:%:remind-%'`,
      )
      return rowCount
    }
    await remind(0)
    expect(await promised()).toBe(1)
    await remind(8.5)
    expect(await promised()).toBe(1101)
  })

  it('comes to nobody who ordered later than that, has cancelled, or has another time by now', async () => {
    await house.setBranch({ reminderHours: 24 })
    await appointed(inHours(6))
    await house.setBranch({ reminderHours: 2 })
    const canceled = await appointed(inHours(6))
    const moved = await appointed(inHours(7))
    await remind(5.5)
    await house.counter.asStaff(canceled, 'cancel')
    await house.app.pool.query(
      `update orders set appointment_date = appointment_date + interval '9 hours' where id = $1`,
      [moved.id],
    )
    await house.deliver()

    // The first was placed with less than a day to go; by now two hours before is what counts.
    expect(reminders()).toHaveLength(1)
  })
})

it('money that goes back is told to the guest, with how much', async () => {
  const order = await house.counter.place()
  await house.counter.asStaff(order, 'confirm')
  await house.admin.ask('POST', `/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
  const stored = await house.app.pool.query('select version::int as version from orders where id = $1', [
    order.id,
  ])
  const refund = await house.admin.ask('POST', `/api/orders/${order.id}/refunds`, {
    amount: 850,
    reason: 'Beilage fehlte',
    version: stored.rows[0].version,
  })
  expect([refund.status, refund.status === 200 ? '' : await refund.text()]).toEqual([200, ''])
  await house.deliver()
  await house.deliver()

  expect(guests().filter((subject) => subject.includes('erstattet'))).toEqual([
    'Wir haben Ihnen 8,50\u00a0€ erstattet',
  ])
  expect(house.mails.at(-1)?.text).not.toContain('Beilage')
})
