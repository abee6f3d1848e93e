import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import type { HostileFile } from '#scripts/testing/hostile/hostile-file.ts'
import { hostileFiles } from '#scripts/testing/hostile/hostile-files.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Record<string, string>
/** A bomb that goes off would be gigabytes. */
const mostGrowthBytes = 600 * 2 ** 20
const refusedInGerman = /^$|Datei ist|Bild ist|Bild hat/

beforeAll(async () => {
  app = await createTestApp()
  editor = await badgeOf(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

it('are at least eighty', () => {
  expect(new Set(hostileFiles.map(({ what }) => what)).size).toBeGreaterThanOrEqual(80)
})

describe.each(hostileFiles)('$what', (file) => {
  it('as a picture of the website is kept clean or refused in German', async () => {
    const before = process.memoryUsage.rss()
    const answer = await send('images', file)

    expect(answer.status).toBeLessThan(500)
    expect(await reasonOf(answer)).toMatch(refusedInGerman)
    expect(process.memoryUsage.rss() - before).toBeLessThan(mostGrowthBytes)
  })

  it('from a guest is kept inert or refused in German', async () => {
    const answer = await send('uploads', file)

    expect(answer.status).toBeLessThan(500)
    expect(await reasonOf(answer)).toMatch(/^$|kann nicht verarbeitet werden/)
  })
})

it('no drawing on the disk holds anything that runs or loads', async () => {
  const folder = path.join(app.mediaDir, 'images')
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
  const kept = await Promise.all(drawings.map((name) => readFile(path.join(folder, name), 'utf8')))

  expect(kept.length).toBeGreaterThan(20)
  expect(
    kept.filter((text) => /<[^>]*(?:script|evil\.test|\son\w+=|foreignObject)|<a[\s>]|<!/i.test(text)),
  ).toEqual([])
})

it('no file has left its folder', async () => {
  const files = await readdir(app.mediaDir, { recursive: true, withFileTypes: true })
  const places = files
    .filter((file) => file.isFile())
    .map((file) => path.relative(app.mediaDir, file.parentPath))

  expect(new Set(places)).toEqual(new Set(['images', 'uploads']))
  // Files are on their way there, and none has stayed.
  expect(files.filter(({ name }) => name.startsWith('.')).map(({ name }) => name)).toEqual(['.incoming'])
})

async function send(slug: 'images' | 'uploads', { name, type, make }: HostileFile): Promise<Response> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Etwas' }))
  form.set('file', new Blob([new Uint8Array(await make())], { type }), name)
  const headers = slug === 'images' ? editor : {}

  return app.fetch(`/api/${slug}`, { method: 'POST', headers, body: form })
}

/** Empty when the file was taken. */
async function reasonOf(answer: Response): Promise<string> {
  if (answer.ok) return ''

  const { errors } = await readJson<ApiErrors>(answer)
  return errors.map(({ message }) => message).join(' ')
}
