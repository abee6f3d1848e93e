import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller
let division: string

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  division = idOf(await admin('POST', '/api/divisions', { name: 'Reinwerk', identifier: 'reinwerk' }))
})

afterAll(() => app.close())

const house = (theme: object) => admin('POST', '/api/config', theme)
const own = (theme: object) => admin('PATCH', `/api/divisions/${division}`, { theme })

describe('the look of the house', () => {
  it.each([
    [
      { color1: '#777777', color2: '#ffffff' },
      'color1',
      /im hellen Farbschema beträgt ihr Kontrast 4,47 : 1/i,
    ],
    [{ color1: '#eeeeee' }, 'color1', /zu ähnlich/],
    [{ color2: '#303030' }, 'color2', /zu ähnlich/],
    [{ font: 'Lora' }, 'font', /nicht hinterlegt. Es gibt: „Mulish“/],
    [{ borderRadius: '99rem' }, 'borderRadius', /Höchstens „3rem“/],
    [{ borderRadius: '-1rem' }, 'borderRadius', /Zum Beispiel/],
  ])('is refused with %j', async (theme, field, message) => {
    const { status, body } = await house(theme)

    expect(status).toBe(400)
    expect(body.errors).toContainEqual(
      expect.objectContaining({ field, message: expect.stringMatching(message) }),
    )
  })

  it('is stored with what can be read', async () => {
    const theme = { color1: '#102030', color2: '#FCFCFC', borderRadius: '12px' }

    expect(await house(theme)).toMatchObject({ status: 200 })
  })

  it('may stay as it was, so that everything else can be saved', async () => {
    await app.pool.query(`update config set font = 'Verschollen', color1 = '#fcfcfb'`)

    expect((await house({ shopName: 'Wirtshaus', font: 'Verschollen', color1: '#fcfcfb' })).status).toBe(200)
    expect((await house({ color1: '#1D1D1D', font: 'Mulish' })).status).toBe(200)
  })
})

describe('the look of a division', () => {
  it('is judged together with what it takes from the house', async () => {
    expect(await own({ color1: '#f0f0f0' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'theme.color1', message: expect.stringContaining('zu ähnlich') }] },
    })
    expect((await own({ color1: '#f0f0f0', color2: '#101010' })).status).toBe(200)
    expect((await own({ color1: '#f0f0f0', color2: null })).status).toBe(400)
  })

  it('is part of what the house may choose', async () => {
    await own({ color1: '#10302A', color2: null })
    const { status, body } = await house({ color1: '#ffffff', color2: '#000000' })

    expect(status).toBe(400)
    expect(body.errors?.[0]?.message).toMatch(/Bei der Organisation „Reinwerk“, die eine Farbe übernimmt/)
  })

  it('that stands alone is no reason to refuse one of the house', async () => {
    await own({ color1: '#f0f0f0', color2: '#101010' })
    await app.pool.query(`update divisions set theme_color1 = '#111111' where id = $1`, [division])

    expect((await house({ color1: '#203040', color2: '#FCFCFC' })).status).toBe(200)
    await own({ color1: null, color2: null })
  })

  it('takes the fonts that are stored', async () => {
    expect((await own({ font: 'Lora' })).status).toBe(400)
    expect((await own({ font: 'Mulish', borderRadius: '0' })).status).toBe(200)
  })
})
