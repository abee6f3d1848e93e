import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('the settings of a fresh installation look as the product does', async () => {
  expect(await readJson(await app.fetch('/api/config'))).toMatchObject({
    colorSetting: 'black',
    color1: '#1D1D1D',
    color2: '#FCFCFC',
    font: 'Mulish',
    borderRadius: '0.8rem',
    mapboxZoom: 19,
    mapboxPitch: 55,
    mapboxBearing: -85,
  })
})
