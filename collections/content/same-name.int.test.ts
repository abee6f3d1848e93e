import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const words = (sender: number) => `Wunsch von Gast ${sender}`

const sendAsGuest = (sender: number) =>
  app.fetch('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename: 'wunsch.txt', data: `data:text/plain;base64,${btoa(words(sender))}` }),
  })

function sendAsStaff(sender: number) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ isPublic: true }))
  form.set('file', new Blob([words(sender)], { type: 'text/plain' }), 'wunsch.txt')
  return editor.send('/api/uploads', form)
}

it.each([
  ['guests', sendAsGuest],
  ['the staff', sendAsStaff],
])('files of one name that %s send at once are all kept, each as it was sent', async (_who, send) => {
  const senders = Array.from({ length: 8 }, (_, sender) => sender)
  const answers = await Promise.all(senders.map(send))
  const made = await Promise.all(answers.map((answer) => readJson<{ id: string }>(answer)))

  expect(answers.map(({ status }) => status)).toEqual(senders.map(() => 201))
  for (const [sender, { id }] of made.entries()) {
    const record = await app.payload.findByID({ collection: 'uploads', id, overrideAccess: true })
    const kept = await readFile(path.join(app.mediaDir, 'uploads', String(record.filename)), 'utf8')

    expect([record.originalName, kept]).toEqual(['wunsch.txt', words(sender)])
  }
})

it('every file on the disk belongs to a record', async () => {
  const { docs } = await app.payload.find({ collection: 'uploads', limit: 0, overrideAccess: true })
  const files = await readdir(path.join(app.mediaDir, 'uploads'))

  expect(files.toSorted()).toEqual(docs.map(({ filename }) => String(filename)).toSorted())
})
