import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let employee: Caller
let visitor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  visitor = anyone(app)
})

afterAll(() => app.close())

describe('a page', () => {
  it('is found by its path, segments included, by visitors once it is public', async () => {
    const site = {
      name: 'Trockeneis',
      type: 'custom_service',
      path: '/Leistungen/Trockeneis/',
      isPublic: true,
    }
    await editor('POST', '/api/sites', { ...site, content: { label: 'Trockeneis', description: 'Kalt.' } })
    await editor('POST', '/api/sites', { name: 'Entwurf', path: 'entwurf', isPublic: false })

    expect(await visitor('GET', '/api/sites/leistungen%2Ftrockeneis')).toMatchObject({
      status: 200,
      body: { path: 'leistungen/trockeneis', content: { label: 'Trockeneis' } },
    })
    expect((await visitor('GET', '/api/sites/entwurf')).status).toBe(404)
    expect((await employee('GET', '/api/sites/entwurf')).status).toBe(200)
  })

  it.each([
    [{ path: 'api/sites' }, 'path'],
    [{ path: 'über uns' }, 'path'],
    [{ path: 'leistungen/trockeneis' }, 'path'],
    [{ name: '' }, 'name'],
    [{ type: 'custom_blog' }, 'type'],
  ])('with %j is refused at %s', async (change, field) => {
    const answer = await editor('POST', '/api/sites', { name: 'Neu', path: 'neu', ...change })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, code: 'validation' }] } })
  })

  it('is written by editors only', async () => {
    const site = { name: 'Neu', path: 'neu-2' }

    expect((await visitor('POST', '/api/sites', site)).status).toBe(401)
    expect((await employee('POST', '/api/sites', site)).status).toBe(403)
  })
})

describe('a redirect', () => {
  const create = (path: string, target: string | null, more = {}) =>
    editor('POST', '/api/redirects', { path, target, ...more })
  const targetOf = async (path: string) =>
    (await visitor('GET', `/api/redirects/${encodeURIComponent(path)}`)).body.target

  it('shortens chains in both directions', async () => {
    await create('b', '/c')
    await create('a', '/b')
    await create('c', '/d')

    expect([await targetOf('/a'), await targetOf('/b'), await targetOf('/c')]).toEqual(['/d', '/d', '/d'])
  })

  it('that leads back to its start is refused, also when it is changed or switched on again', async () => {
    await create('x', '/y')
    const back = await create('y', '/x')
    const sleeping = idOf(await create('y', '/x', { isEnabled: false }))

    expect(back).toMatchObject({ status: 400, body: { errors: [{ field: 'target' }] } })
    expect((await editor('PATCH', `/api/redirects/${sleeping}`, { isEnabled: true })).status).toBe(400)
    expect((await editor('PATCH', `/api/redirects/${sleeping}`, { note: 'Später' })).status).toBe(200)
  })

  it.each(['/kreis/', '/kreis?von=mail', '/%6Breis', '/zweiter#oben'])(
    'that leads back by another spelling, %s, is refused',
    async (target) => {
      await create('zweiter', '/kreis/')

      expect((await create('kreis', target)).status).toBe(400)
    },
  )

  it('is refused when another one that is stored at the same time completes a circle', async () => {
    for (const round of [1, 2, 3]) {
      const [there, back] = [`hin-${round}`, `zurueck-${round}`]
      const answers = await Promise.all([
        editor('POST', '/api/redirects', { path: there, target: `/${back}`, kind: 'permanent' }),
        editor('POST', '/api/redirects', { path: back, target: `/${there}`, kind: 'permanent' }),
      ])

      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
    }
  })

  it('of something gone needs no target, any other one does', async () => {
    expect((await create('weg', null, { status: '410' })).status).toBe(201)
    expect((await create('wohin', null)).body.errors).toMatchObject([{ field: 'target' }])
    expect((await create('wohin', 'javascript:alert(1)')).status).toBe(400)
  })

  it('keeps its note and its counts to the staff, and its counts to the system', async () => {
    expect(await create('gezählt', '/ziel', { hits: 99 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'hits', code: 'fixed-field' }] },
    })
    const id = idOf(await create('notiert', '/ziel', { note: 'geheim' }))

    expect((await visitor('GET', `/api/redirects/${id}`)).body).not.toHaveProperty('note')
    expect((await editor('GET', `/api/redirects/${id}`)).body).toMatchObject({ note: 'geheim', hits: 0 })
  })
})

describe('a node', () => {
  it('never hangs under itself', async () => {
    const node = async (name: string, parent: string | null) =>
      idOf(await editor('POST', '/api/nodes', { name, identifier: name, parent, type: 'folder' }))
    const root = await node('fragen', null)
    const leaf = await node('lieferung', await node('bestellen', root))

    expect(await editor('PATCH', `/api/nodes/${root}`, { parent: leaf })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'parent', message: 'Ein Eintrag kann nicht unter sich selbst hängen.' }] },
    })
  })
})

describe('a navigation', () => {
  it('nests three levels, and each kind of item names its target', async () => {
    const item = (label: string, more: object) => ({ type: 'link', label, url: '/x', ...more })
    const items = [item('A', { children: [item('B', { children: [item('C', { url: 'tel:+43123' })] })] })]
    const made = await editor('POST', '/api/navigations', { name: 'Hauptmenü', identifier: 'main', items })

    expect(made.status).toBe(201)
    expect(await visitor('GET', '/api/navigations/main')).toMatchObject({
      body: { items: [{ children: [{ children: [{ label: 'C', isEnabled: true }] }] }] },
    })
    const wrong = [
      { type: 'site', label: 'A' },
      { type: 'link', label: 'B' },
      { type: 'link', label: 'C', url: 'x' },
    ]
    const refused = await editor('POST', '/api/navigations', { name: 'F', identifier: 'f', items: wrong })
    expect(refused.body.errors?.map(({ field }) => field)).toEqual([
      'items.0.site',
      'items.1.url',
      'items.2.url',
    ])
  })
})

describe('an image template', () => {
  const template = (layer: object) => ({
    name: 'Preisschild',
    identifier: `schild-${Math.random().toString(36).slice(2)}`,
    layers: [{ name: 'Ebene', geometry: { x: 0, y: 0, width: 10, height: 10 }, ...layer }],
  })

  it('binds each layer only to what it can show', async () => {
    const fine = await editor(
      'POST',
      '/api/image-templates',
      template({ type: 'price', binding: 'product.price' }),
    )
    const wrong = await editor(
      'POST',
      '/api/image-templates',
      template({ type: 'image', binding: 'product.name' }),
    )

    expect(fine.status).toBe(201)
    expect(wrong.body.errors).toMatchObject([{ field: 'layers.0.binding' }])
  })
})

describe('vehicles and services', () => {
  it('belong together, are found by path, and keep what the yard needs to the staff', async () => {
    const yard = {
      plate: 'FK-1',
      serialNumber: 'WMAN05ZZ1',
      inspectionDueOn: '2027-03-31',
      licenceClass: 'C1',
      internalNote: 'Kupplung rutscht',
    }
    const service = idOf(
      await editor('POST', '/api/services', { name: 'Kanal', path: 'kanal', priceFrom: 9900 }),
    )
    await editor('POST', '/api/vehicles', {
      name: 'Saugwagen',
      path: 'saugwagen',
      ...yard,
      service,
      specs: [{ label: 'Tank', value: '12', unit: 'm³' }],
    })
    const { body } = await visitor('GET', '/api/vehicles/saugwagen')

    expect(body).toMatchObject({ name: 'Saugwagen', service: { path: 'kanal' }, specs: [{ unit: 'm³' }] })
    for (const name of Object.keys(yard)) expect(body).not.toHaveProperty(name)
    expect((await editor('GET', '/api/vehicles/saugwagen')).body).toMatchObject(yard)
    expect((await editor('POST', '/api/vehicles', { name: 'X', path: 'x', year: 1700 })).status).toBe(400)
  })
})
