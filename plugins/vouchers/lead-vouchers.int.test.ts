import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { VoucherDetails } from '#domain/ordering/vouchers/one-voucher.contract.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
})

afterAll(() => app.close())

const redeem = ({ id, version }: PublicOrder, code: string) =>
  house.post(`/api/orders/${id}/vouchers`, { code, version })
const isSomebodyBlocked = async (pool: TestApp['pool']) => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return (rowCount ?? 0) > 0
}
const onlyCode = async (answer: Promise<Response>) => (await verdict(await answer)).codes[0]

describe('what is done with a voucher', () => {
  const act = (id: string, deed: string, body: object) =>
    house.lead.ask('POST', `/api/vouchers/${id}/${deed}`, body)

  it('is blocked with a reason, and pays no more', async () => {
    const { id, code } = await house.sell(1_000)
    const blocked = await readJson<VoucherDetails>(await act(id, 'void', { reason: 'Verloren gemeldet' }))
    await act(id, 'void', { reason: 'Noch einmal' })

    expect(blocked).toMatchObject({ state: 'void', balance: 0 })
    expect((await house.details({ id })).lines).toMatchObject([
      { kind: 'issue' },
      { kind: 'void', amount: -1_000, reason: 'Verloren gemeldet' },
    ])
    expect(await onlyCode(redeem(await house.place(), code))).toBe('unknown-voucher')
  })

  it('is put right between nothing and its value, as it was seen', async () => {
    const { id } = await house.sell(1_000)
    const correct = (balance: number, seen: number) =>
      act(id, 'corrections', { balance, seen, reason: 'Alte Kasse' })

    expect(await readJson(await correct(400, 1_000))).toMatchObject({ balance: 400, state: 'open' })
    expect(await onlyCode(correct(300, 1_000))).toBe('changed-meanwhile')
    expect(await onlyCode(correct(1_001, 400))).toBe('above-value')
    expect(await readJson(await correct(1_000, 400))).toMatchObject({ balance: 1_000 })
  })

  it('is given away with a reason, and no till knows of it', async () => {
    const wish = { branch: house.shop.branch, value: 1_500, kind: 'multi-purpose', reach: 'branch' }
    const give = (key: string, reason = 'Zum Trost') =>
      house.lead.ask('POST', '/api/vouchers/gifts', { ...wish, reason }, { 'idempotency-key': key })
    const key = randomUUID()
    // By a finger that pressed twice, and by a browser that did not hear the answer.
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(key)))
    const ids = await Promise.all(answers.map(async (answer) => (await readJson<{ id: string }>(answer)).id))
    const given = { id: String(ids[0]) }

    expect(new Set(ids).size).toBe(1)
    expect(await onlyCode(give(key, 'Noch einer'))).toBe('idempotency-key-reused')
    expect((await readJson<{ id: string }>(await give(randomUUID()))).id).not.toBe(given.id)

    expect(await house.details(given)).toMatchObject({
      order: null,
      lines: [{ kind: 'issue', amount: 1_500, reason: 'Zum Trost' }],
    })
  })

  it('is given or sold with the promise of its mail, or not at all', async () => {
    const wish = {
      branch: house.shop.branch,
      value: 1_700,
      kind: 'multi-purpose',
      reach: 'branch',
      recipientEmail: 'oma@gast.test',
    }
    const ways = [
      ['/api/vouchers/gifts', { ...wish, reason: 'Zum Trost' }],
      ['/api/orders/voucher-sales', { ...wish, paymentMethod: 'cash' }],
    ] as const
    for (const [path, body] of ways) {
      const headers = { 'idempotency-key': randomUUID() }
      const ask = () => house.lead.ask('POST', path, body, headers)
      // As if the process ended in between.
      await app.pool.query(
        `alter table outbox add constraint no_mails check (topic <> 'voucher-mail') not valid`,
      )
      const { status } = await ask()
      await app.pool.query('alter table outbox drop constraint no_mails')
      expect(status).toBeGreaterThanOrEqual(400)
      expect((await app.pool.query('select from vouchers where value = 1700')).rowCount).toBe(0)

      const { id } = await readJson<{ id: string }>(await ask())
      const { rowCount } = await app.pool.query(`select from outbox where payload ->> 'voucher' = $1`, [id])
      expect(rowCount).toBe(1)
      await app.pool.query('update vouchers set value = 1701 where id = $1', [id])
    }
  })

  it('is over after its last day, and what was left is written off once', async () => {
    const { id } = await house.sell(1_000, { expiresOn: '2029-12-31' })
    const at = (instant: string) => ({ now: Temporal.Instant.from(instant) })
    await runDeclared(app.payload, 'expired-vouchers', at('2029-12-31T22:59:59Z'))
    expect(await house.balance({ id })).toBe(1_000)
    for (const instant of ['2029-12-31T23:00:00Z', '2030-01-01T01:00:00Z']) {
      await runDeclared(app.payload, 'expired-vouchers', at(instant))
    }

    expect(await house.balance({ id })).toBe(0)
    expect((await house.details({ id })).lines.map(({ kind }) => kind)).toEqual(['issue', 'expire'])
  })

  it('is not written off while something of it comes back, for longer', async () => {
    const { id } = await house.sell(1_000, { expiresOn: '2029-12-31' })
    const moved = `insert into voucher_lines (voucher_id, kind, amount, at, expires_on) values ($1, 'correction', $2, now(), $3)`
    await app.pool.query(moved, [id, -500, null])
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query(moved, [id, 200, '2030-06-30'])
    const now = Temporal.Instant.from('2030-01-02T00:00:00Z')
    let isOver = false
    const running = runDeclared(app.payload, 'expired-vouchers', { now }).finally(() => (isOver = true))
    await eventually(async () => expect(isOver || (await isSomebodyBlocked(app.pool))).toBe(true))
    await client.query('commit')
    client.release()
    await running
    await runDeclared(app.payload, 'expired-vouchers', { now })

    expect(await house.details({ id })).toMatchObject({ balance: 700, expiresOn: '2030-06-30' })
  })

  it('is written off by one run, however many are over with it', async () => {
    const { id } = await house.sell(1_000, { expiresOn: '2029-12-31' })
    const { rowCount } = await app.pool.query(
      `insert into vouchers select (jsonb_populate_record(v, jsonb_build_object(
              'id', gen_random_uuid(), 'order_id', null, 'code_mark', v.code_mark || place, 'expires_on', '2028-12-31'))).*
         from vouchers v, generate_series(1, 450) as place where v.id = $1`,
      [id],
    )
    expect(rowCount).toBe(450)
    await runDeclared(app.payload, 'expired-vouchers', { now: Temporal.Instant.from('2029-01-01T12:00:00Z') })

    const { rows } = await app.pool.query(
      `select count(*)::int as vouchers, sum(balance)::int as left from vouchers where expires_on = '2028-12-31'`,
    )
    expect(rows).toEqual([{ vouchers: 450, left: 0 }])
  })

  it('comes on paper with its code, which is drawn for two sizes', async () => {
    const { id } = await house.sell(1_000, { recipientName: 'Anna', message: 'Alles Gute!' })
    for (const paper of ['a4', 'a6']) {
      const answer = await house.lead.ask('GET', `/api/vouchers/${id}/papers/${paper}`)

      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })

  it('is sent to whoever is named, once, and once more on request', async () => {
    const mails: { to: string; text: string; attachments: { filename: string }[] }[] = []
    vi.spyOn(app.payload, 'sendEmail').mockImplementation(async (mail) =>
      mails.push(mail as (typeof mails)[0]),
    )
    const { id, code } = await house.sell(1_000, {
      recipientEmail: 'oma@gast.test',
      message: 'Streng geheim',
    })
    await house.deliver()
    const own = () => mails.filter(({ text }) => text.includes(code))

    expect(own()).toMatchObject([{ to: 'oma@gast.test', attachments: [{ filename: 'Gutschein.pdf' }] }])
    // What somebody typed in goes to no address that somebody typed in.
    expect(own()[0]?.text).not.toContain('Streng geheim')
    await act(id, 'mails', { email: 'opa@gast.test' })
    await act(id, 'mails', { email: 'opa@gast.test' })
    await house.deliver()
    expect(own().map(({ to }) => to)).toEqual(['oma@gast.test', 'opa@gast.test'])
    vi.restoreAllMocks()
  })

  it('is sent anew to whom somebody names within the minute, and to nobody who was mistyped before it left', async () => {
    const sent: unknown[] = []
    vi.spyOn(app.payload, 'sendEmail').mockImplementation(async ({ to, subject }) =>
      subject?.includes('Gutschein') ? sent.push(to) : 0,
    )
    const { id } = await house.sell(1_000)
    await house.deliver()
    await act(id, 'mails', { email: 'opq@gast.test' })
    await house.deliver()
    for (const email of ['opb@gast.test', 'opa@gast.test']) await act(id, 'mails', { email })
    await house.deliver()

    expect(sent).toEqual(['opq@gast.test', 'opa@gast.test'])
    await sendAgain('opq@gast.test')
    await house.deliver()
    expect(sent).toHaveLength(2)
    expect(await stateOf('opq@gast.test')).toBe('failed')
    vi.restoreAllMocks()
  })
})

/** By the lead, of a mail that came back. */
async function sendAgain(recipient: string): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    `update messages set state = 'bounced' where recipient = $1 returning id`,
    [recipient],
  )
  expect((await house.lead.ask('POST', `/api/messages/${rows[0]?.id}/send-again`)).status).toBe(202)
}

async function stateOf(recipient: string): Promise<string | undefined> {
  const { rows } = await app.pool.query<{ state: string }>(
    'select state::text from messages where recipient = $1',
    [recipient],
  )
  return rows[0]?.state
}
