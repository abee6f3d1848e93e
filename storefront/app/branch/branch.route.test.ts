import { expect, test } from 'vitest'

import { handle } from './branch.route.tsx'

test('the addresses of all products share the page of their branch: the server reads nothing of a query', () => {
  expect(handle).not.toHaveProperty('readsQuery')
})
