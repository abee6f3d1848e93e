import { describe, expect, it } from 'vitest'

import { checksumOf, extensionOf, mediaVersion } from './media-version.ts'

describe('the version of a picture', () => {
  const checksum = checksumOf(Buffer.from('picture'))

  it('is eight hex digits', () => {
    expect(mediaVersion(checksum, { x: 50, y: 50 })).toMatch(/^[0-9a-f]{8}$/)
  })

  it('changes with the bytes and with the focal point', () => {
    const version = mediaVersion(checksum, { x: 50, y: 50 })

    expect(mediaVersion(checksum, { x: 51, y: 50 })).not.toBe(version)
    expect(mediaVersion(checksumOf(Buffer.from('cropped')), { x: 50, y: 50 })).not.toBe(version)
    expect(mediaVersion(checksum, { x: 50, y: 50 })).toBe(version)
  })
})

it.each([
  ['Foto.JPG', 'jpg'],
  ['archiv.tar.gz', 'gz'],
  ['ohne', ''],
])('the extension of %s is "%s"', (filename, extension) => {
  expect(extensionOf(filename)).toBe(extension)
})
