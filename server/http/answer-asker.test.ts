import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { deadlineMsNow } from '#collections/shared/database/asking.ts'

import { answerAsker } from './answer-asker.ts'

// Of a request nothing but its address is looked at.
const deadlineOf = (url: string) => answerAsker({ url } as IncomingMessage, deadlineMsNow)

test.each([
  ['/api/users/login', 30_000],
  ['/api/auth/authenticate', 30_000],
  ['/api/Auth/Authenticate/?x=1', 30_000],
  ['/custom/api/auth/authenticate', 30_000],
  ['/api/users/login/x', 2000],
  ['/api/products', 2000],
])('a stranger’s statements for %s may take %i ms', (url, deadlineMs) => {
  expect(deadlineOf(url)).toBe(deadlineMs)
})
