import type { AccessArgs } from 'payload'
import { expect, test } from 'vitest'

import { accessOfGlobal } from './access-of.ts'

const { read, update } = accessOfGlobal('config')
// The functions look at nothing of a request but who asks.
const as = (...roles: string[]) =>
  ({ req: { user: roles.length > 0 ? { id: 'mia', roles } : null } }) as unknown as AccessArgs

test('the configuration is read by everybody and changed by admins alone', () => {
  const askers = [as(), as('ROLE_EMPLOYEE'), as('ROLE_EDITOR'), as('ROLE_MANAGER'), as('ROLE_ADMIN')]

  expect(askers.map((asker) => read?.(asker))).toEqual([true, true, true, true, true])
  expect(askers.map((asker) => update?.(asker))).toEqual([false, false, false, false, true])
})
