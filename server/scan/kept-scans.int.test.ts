import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openScannedHouse } from '../testing/scanned-house.ts'

let house: Awaited<ReturnType<typeof openScannedHouse>>

beforeAll(async () => {
  house = await openScannedHouse()
})
beforeEach(async () => {
  await house.desk.stop()
  await house.app.pool.query('truncate qr_scans, qr_days, qr_months, qr_code_days')
})
afterAll(() => house.app.close())

const codeFor = (values: Record<string, unknown>) => house.codeFor(values)
const scan = (...call: Parameters<typeof house.scan>) => house.scan(...call)
const written = async () => {
  await house.desk.stop()
  const { rows } = await house.app.pool.query<Record<string, unknown>>(
    'select * from qr_scans order by batch desc',
  )
  return rows
}

describe('what is kept of a scan', () => {
  it('says when, which code and batch, what opened, on what kind of device in which language', async () => {
    const path = await codeFor({
      targetType: 'url',
      url: '/aktion',
      origin: 'Schaufenster',
      batches: [{ name: 'Erste' }, { name: 'Zweite', place: 'Messe Wels' }],
    })
    await scan(`${path}?b=2`, { 'accept-language': 'en-US,de;q=0.5' })
    await scan(path)

    const [inBatch, without] = await written()
    expect(Object.keys(inBatch ?? {}).toSorted()).toEqual(
      'at batch code day device id language place target_key target_kind'.split(' '),
    )
    expect(inBatch).toMatchObject({
      batch: 2,
      place: 'Messe Wels',
      target_kind: 'url',
      target_key: '/aktion',
      device: 'phone',
      language: 'en',
    })
    expect(without).toMatchObject({ batch: 0, place: 'Schaufenster', language: 'other' })
    expect(JSON.stringify([inBatch, without])).not.toMatch(/iPhone|127\.0\.0\.1|::1/)
  })

  it('counts a batch that the code does not have as none', async () => {
    const path = await codeFor({ targetType: 'url', url: '/aktion', batches: [{ name: 'Erste' }] })
    for (const batch of ['9', '0', '-1', 'x', '1e3']) await scan(`${path}?b=${batch}`)

    expect(new Set((await written()).map(({ batch }) => batch))).toEqual(new Set([0]))
  })

  it('is nothing of programs, of whoever only looks, and of codes that open nothing', async () => {
    const path = await codeFor({ targetType: 'url', url: '/aktion' })
    const off = await codeFor({ targetType: 'url', url: '/aktion', isEnabled: false })
    const answers = [
      await scan(path, {}, 'HEAD'),
      await scan(path, { purpose: 'prefetch' }),
      await scan(path, { 'sec-purpose': 'prefetch;anonymous-client-ip' }),
      await scan(path, { 'user-agent': 'WhatsApp/2.24' }),
      await scan(path, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await scan(off),
    ]

    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 410])
    expect(await written()).toEqual([])
  })
})
