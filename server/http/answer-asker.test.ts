import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { deadlineMsNow } from '#kernel/database/asking.ts'

import { answerAsker } from './answer-asker.ts'

// Of a request nothing but its method and address is looked at.
const deadlineOf = (method: string, url: string) =>
  answerAsker({ method, url } as IncomingMessage, deadlineMsNow)

test.each([
  ['POST', '/api/users/login', 30_000],
  ['POST', '/api/auth/authenticate', 30_000],
  ['POST', '/api/Auth/Authenticate/?x=1', 30_000],
  ['POST', '/custom/api/auth/authenticate', 30_000],
  ['GET', '/api/users/login', 2000],
  ['GET', '/api/products/login?sort=name', 2000],
  ['POST', '/api/products/login', 2000],
  ['POST', '/api/users/login/x', 2000],
  ['GET', '/api/products', 2000],
])('a stranger’s statements to %s %s may take %i ms', (method, url, deadlineMs) => {
  expect(deadlineOf(method, url)).toBe(deadlineMs)
})
