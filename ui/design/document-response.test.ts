import { expect, test, vi } from 'vitest'

import { DocumentResponse } from './document-response.server.ts'

const document = new TextEncoder().encode('<!DOCTYPE html>Grüß Gott')
const respond = () => new DocumentResponse(document, { status: 404 })

test('hands out its bytes as they are, in every form in which an answer is read', async () => {
  expect(await respond().bytes()).toBe(document)
  expect(await respond().text()).toBe('<!DOCTYPE html>Grüß Gott')
  expect(new Uint8Array(await respond().arrayBuffer())).toEqual(document)
  expect(await new Response(respond().body).text()).toBe('<!DOCTYPE html>Grüß Gott')
})

test('has one body, and whoever only looks whether it has one costs nothing', () => {
  const copied = vi.spyOn(Response.prototype, 'body', 'get')
  const response = respond()

  expect(response.body).toBe(response.body)
  expect(copied).not.toHaveBeenCalled()
})
