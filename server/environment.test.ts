import { expect, test } from 'vitest'

import { EnvironmentError, readEnvironment } from './environment.ts'

const needed = { DATABASE_URL: 'postgres://theke@localhost/theke', PAYLOAD_SECRET: 'x'.repeat(32) }

test('two variables are enough, everything else has a preset', () => {
  expect(readEnvironment(needed)).toMatchObject({
    PORT: 3000,
    ROLE: 'all',
    ADMIN: true,
    TRUST_PROXY: false,
    NODE_ENV: 'production',
  })
})

test('an empty variable counts as not given', () => {
  expect(readEnvironment({ ...needed, PORT: '', HOST: '' }).PORT).toBe(3000)
})

test('what is missing or wrong is named in one line each', () => {
  const read = () => readEnvironment({ PAYLOAD_SECRET: 'short', PORT: 'abc' })

  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/^Umgebungsvariable DATABASE_URL fehlt\. .+ is missing\.$/m)
  expect(read).toThrow(/^Umgebungsvariable PORT ist ungültig .+$/m)
  expect(read).toThrow(/^Umgebungsvariable PAYLOAD_SECRET ist ungültig \(≥ 32 Zeichen.+$/m)
})

test.each([
  ['off', false],
  ['1', 1],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.0/8,loopback', ['10.0.0.0/8', 'loopback']],
])('TRUST_PROXY=%s is understood', (given, meant) => {
  expect(readEnvironment({ ...needed, TRUST_PROXY: given }).TRUST_PROXY).toEqual(meant)
})

test.each([
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/theke'],
  ['DATABASE_POOL_SIZE', 'viele'],
  ['DATABASE_POOL_SIZE', '3'],
  ['DATABASE_PREPARE', 'no'],
  ['HEAP_MB', '16'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Theke'],
])('%s=%s ends in one line that names it', (name, value) => {
  expect(() => readEnvironment({ ...needed, [name]: value })).toThrow(
    new RegExp(`^Umgebungsvariable ${name} ist ungültig [^\\n]+$`),
  )
})
