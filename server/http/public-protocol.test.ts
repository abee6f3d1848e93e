import { expect, test } from 'vitest'

import { publicProtocol } from './public-protocol.ts'

test.each([
  ['https://wirtshaus.example', false, undefined, 'https'],
  ['http://kasse.local', 1, 'https', 'http'],
  [undefined, 1, 'https', 'https'],
  [undefined, 1, undefined, 'http'],
  [undefined, false, 'https', 'http'],
])(
  'with the address %s, proxies %s and their word %s it is %s',
  (SERVER_URL, TRUST_PROXY, said, protocol) => {
    const headers = said ? { 'x-forwarded-proto': said } : {}

    expect(publicProtocol({ headers }, { SERVER_URL, TRUST_PROXY })).toBe(protocol)
  },
)
