import { afterEach, expect, it, vi } from 'vitest'

import { divisionOrigin } from './division-origin.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['the installation’s', null, 'https://eck.example:8443'],
  ['the installation’s', { isDefault: true, hosts: ['www.eck.example'] }, 'https://eck.example:8443'],
  [
    'its first host',
    { isDefault: false, hosts: ['glanz.example', 'www.glanz.example'] },
    'https://glanz.example:8443',
  ],
  ['the installation’s', { isDefault: false, hosts: [] }, 'https://eck.example:8443'],
])('the one address of a division is %s: %j', (_which, division, origin) => {
  vi.stubEnv('SERVER_URL', 'https://eck.example:8443/')

  expect(divisionOrigin(division)).toBe(origin)
})

it('nobody knows it while the installation does not say where it is', () => {
  vi.stubEnv('SERVER_URL', '')

  expect(divisionOrigin({ isDefault: false, hosts: ['glanz.example'] })).toBeNull()
})
