// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { openForm, validForm } from './open-form.fixture.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a message without an answer is given up, and is the same request when it is sent once more', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  const send = vi.fn<typeof fetch>(
    (_address, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  vi.stubGlobal('fetch', send)
  const { form, submit, fill, press, settle } = openForm()
  fill(validForm)
  press()
  expect(submit.textContent).toBe('Bitte warten...')
  patience.abort()
  await settle()

  expect([submit.disabled, submit.textContent]).toEqual([false, 'Nachricht senden'])
  expect(form.querySelector('[data-failure]')?.textContent).toContain('Die Antwort lässt auf sich warten.')
  press()
  const [late, again] = send.mock.calls.map(([, options]) =>
    new Headers(options?.headers).get('idempotency-key'),
  )
  expect(again).toBe(late)
})
