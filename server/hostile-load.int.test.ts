import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { costlyDocuments } from '#scripts/testing/hostile/costly-documents.ts'
import { costlyPictures } from '#scripts/testing/hostile/costly-pictures.ts'
import { type HostileFile, hostile } from '#scripts/testing/hostile/hostile-file.ts'

import { type Besieged, feelPulse, openBesieged } from './testing/hostile-load.ts'

let besieged: Besieged
/** The slowest answer while the server gets harmless files of the largest size: what this machine is like today. */
let usualMs = 0

/** A file that stopped the server held up every answer for seconds, thousands of times the usual. */
const mostTimesUsual = 25

beforeAll(async () => {
  besieged = await openBesieged(['ROLE_EDITOR'])
  const harmless = hostile('a long text', 'text.txt', 'text/plain', async () =>
    Buffer.alloc(9 * 2 ** 20, 'Wort '),
  )
  const { slowestMs } = await feelPulse(besieged.server.url, () => besieged.send(harmless))
  usualMs = slowestMs
}, 600_000)

afterAll(() => besieged.close())

describe.each([...costlyPictures, ...costlyDocuments])('$what', (file: HostileFile) => {
  it('holds up nobody else, whoever sends it', { timeout: 600_000 }, async () => {
    const { result, slowestMs, answers } = await feelPulse(besieged.server.url, () => besieged.send(file))

    expect(result.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers).toBeGreaterThan(0)
    expect(slowestMs).toBeLessThan(mostTimesUsual * usualMs)
  })
})

it('a body of millions of empty lists is refused before anything is made of it', {
  timeout: 600_000,
}, async () => {
  const lists = `{"filename":"a.txt","data":[${'[],'.repeat(3_000_000)}[]]}`
  const deep = `{"filename":"a.txt","data":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
  const send = (body: string) =>
    fetch(`${besieged.server.url}/api/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const { result, slowestMs } = await feelPulse(besieged.server.url, async () => [
    await send(lists),
    await send(deep),
  ])

  expect(result.map(({ status }) => status)).toEqual([422, 422])
  expect(slowestMs).toBeLessThan(mostTimesUsual * usualMs)
})

it('a form of a hundred thousand fields is refused', { timeout: 600_000 }, async () => {
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const { result, slowestMs } = await feelPulse(besieged.server.url, () =>
    fetch(`${besieged.server.url}/api/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `${field.repeat(100_000)}--x--`,
    }),
  )

  expect(result.status).toBe(413)
  expect(slowestMs).toBeLessThan(mostTimesUsual * usualMs)
})

it('a stranger sends no long list of vehicles, because no stranger may', { timeout: 600_000 }, async () => {
  const body = JSON.stringify({ vehicles: [{ path: 'x'.repeat(1_000_000) }] })
  const send = (path: string) =>
    fetch(`${besieged.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })

  expect((await send('/api/vehicles/upload')).status).toBe(413)
  expect((await send('/api/products/import')).status).toBe(413)
})
