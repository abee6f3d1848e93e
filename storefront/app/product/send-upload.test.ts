import { afterEach, expect, test, vi } from 'vitest'

import { part } from '#domain/catalogue/shop.fixture.ts'
import { uploadLimitBytes } from '#domain/catalogue/upload-rules.ts'
import { sendUpload } from './send-upload.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that a part for images does not take is not even sent', async () => {
  const asked = vi.fn<() => void>()
  vi.stubGlobal('XMLHttpRequest', asked)

  const result = await sendUpload(new File(['%PDF'], 'Entwurf.pdf'), part('photo', 'image'), () => undefined)

  expect(result).toEqual({ failure: expect.stringContaining('"Entwurf.pdf" kann nicht verarbeitet werden.') })
  expect(asked).not.toHaveBeenCalled()
})

test('a file that is too large is not sent for minutes only to be refused', async () => {
  const asked = vi.fn<() => void>()
  vi.stubGlobal('XMLHttpRequest', asked)
  const film = new File([new Uint8Array(uploadLimitBytes + 1)], 'Feier.mp4')

  const result = await sendUpload(film, part('film', 'file'), () => undefined)

  expect(result).toEqual({ failure: expect.stringContaining('Möglicherweise ist die Datei zu groß') })
  expect(asked).not.toHaveBeenCalled()
})
