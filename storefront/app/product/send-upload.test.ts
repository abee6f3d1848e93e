import { afterEach, expect, test, vi } from 'vitest'

import { part } from '#domain/catalogue/shop.fixture.ts'
import { sendUpload } from './send-upload.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that a part for images does not take is not even sent', async () => {
  const fetch = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetch)

  const result = await sendUpload(new File(['%PDF'], 'Entwurf.pdf'), part('photo', 'image'))

  expect(result).toEqual({ failure: expect.stringContaining('"Entwurf.pdf" kann nicht verarbeitet werden.') })
  expect(fetch).not.toHaveBeenCalled()
})
