import type { PayloadRequest } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { resetPasswordMail } from './reset-password-mail.ts'

// Only the address matters here, which a forged host would have put there.
const req = { origin: 'https://evil.example' } as PayloadRequest

afterEach(() => vi.unstubAllEnvs())

it('the link leads to the address of the installation, whatever host was asked', () => {
  vi.stubEnv('SERVER_URL', 'https://wirtshaus.example/')
  const mail = resetPasswordMail({ req, token: 'abc', user: { firstName: 'Ida' } })

  expect(mail).toContain('<a href="https://wirtshaus.example/backend/reset/abc">')
  expect(mail).not.toContain('evil.example')
})

it('without that address the mail carries no link at all', () => {
  vi.stubEnv('SERVER_URL', '')
  const mail = resetPasswordMail({ req, token: 'abc' })

  expect(mail).not.toMatch(/href|evil\.example/)
  expect(mail).toContain('/backend/reset/abc')
})

it('a name cannot bring its own markup', () => {
  expect(resetPasswordMail({ token: 'abc', user: { firstName: '<b>Ida' } })).toContain('&#60;b&#62;Ida')
})
