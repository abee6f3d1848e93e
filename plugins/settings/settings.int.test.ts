import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('the settings of a fresh installation look as the product does, and come with the first call', async () => {
  const settings = await readJson<object>(await app.fetch('/api/config'))
  const init = await readJson<{ url: string; data: object }[]>(await app.fetch('/api/init'))

  for (const given of [settings, init.find(({ url }) => url === '/api/config')?.data]) {
    expect(given).toMatchObject({
      colorSetting: 'black',
      color1: '#1D1D1D',
      color2: '#FCFCFC',
      font: 'Mulish',
      borderRadius: '0.8rem',
      mapStyle: 'dark',
      labelGrid: { compactRows: 12, compactColumns: 4, detailRows: 5, detailColumns: 2 },
      mapboxZoom: 19,
      mapboxPitch: 55,
      mapboxBearing: -85,
    })
  }
})

it('each switch of the specification has its name there, and what stands behind it begins as it should', async () => {
  const on = ['Search', 'Tags', 'CategoryBar', 'Toolbar', 'OrderReviews'].map((name) => `enablePlugin${name}`)
  const off = ['HomePage', 'PWA', 'Mapbox', 'SMS', 'Donations', 'Frontdesk'].map(
    (name) => `enablePlugin${name}`,
  )
  const paidOtherwise = ['ATMCard', 'HydroAGVoucher', 'Mollie', 'Datatrans'].map((name) => `enable${name}`)

  expect(await readJson<object>(await app.fetch('/api/config'))).toMatchObject({
    ...Object.fromEntries([...on, 'enableCash'].map((name) => [name, true])),
    ...Object.fromEntries([...off, ...paidOtherwise, 'disableTickets'].map((name) => [name, false])),
    currency: 'EUR',
    donationAmount: 7,
  })
})
