import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { sendFile } from './send-file.ts'

/** What the browser sends by, which answers as each test says. */
class FakeRequest {
  static answer: { status: number; text: string; retryAfter?: string } | 'broken' = 'broken'
  static sent: { method: string; address: string; form: FormData }[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  private opened = { method: '', address: '' }

  open(method: string, address: string): void {
    this.opened = { method, address }
  }

  getResponseHeader(): string | null {
    return FakeRequest.answer === 'broken' ? null : (FakeRequest.answer.retryAfter ?? null)
  }

  send(form: FormData): void {
    FakeRequest.sent.push({ ...this.opened, form })
    this.upload.onprogress?.({ loaded: 30, total: 60 })
    if (FakeRequest.answer === 'broken') return this.onerror?.()
    this.status = FakeRequest.answer.status
    this.responseText = FakeRequest.answer.text
    this.onload?.()
  }
}

beforeEach(() => {
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

afterEach(() => vi.unstubAllGlobals())

const shares: number[] = []
const send = (answer: typeof FakeRequest.answer) => {
  FakeRequest.answer = answer
  return sendFile({
    method: 'POST',
    address: '/api/images',
    values: { alt: '' },
    file: new File(['x'], 'teller.jpg'),
    onProgress: (share) => shares.push(share),
  })
}
const refused = (code: string, data = {}) => JSON.stringify({ errors: [{ code, message: 'Nein.', data }] })

describe('a file that is sent', () => {
  it('goes as a form with its record, and tells how much of it has left', async () => {
    expect(await send({ status: 201, text: JSON.stringify({ doc: { id: '7' } }) })).toEqual({
      kind: 'done',
      id: '7',
    })
    expect(shares).toEqual([0.5])
    const [{ form } = {}] = FakeRequest.sent
    expect(form?.get('_payload')).toBe('{"alt":""}')
    expect(form?.get('file')).toMatchObject({ name: 'teller.jpg' })
  })

  it('may be there already, and it is said what is', async () => {
    const known = { collection: 'images', id: '3', title: 'Suppe' }

    expect(await send({ status: 409, text: refused('already-there', known) })).toMatchObject({
      kind: 'known',
      known,
    })
  })

  it('comes later where too many came at once', async () => {
    const answer = { status: 429, text: refused('too-many-requests'), retryAfter: '17' }

    expect(await send(answer)).toMatchObject({ kind: 'later', seconds: 17 })
  })

  it.each([
    [{ status: 415, text: refused('unsupported-media-type') }, 'Nein.'],
    [{ status: 502, text: '<html>' }, 'Der Server hat die Datei nicht angenommen.'],
    ['broken', 'Die Verbindung ist abgerissen. Die Datei kann noch einmal gesendet werden.'],
  ] as const)('fails with a reason for people (%#)', async (answer, reason) => {
    expect(await send(answer)).toEqual({ kind: 'failed', reason })
  })
})
