import { describe, expect, it } from 'vitest'

import { sniffUpload } from './sniff-upload.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('the type of a guest’s file', () => {
  it('is what the bytes are', async () => {
    expect(await sniffUpload('foto.PNG', png)).toBe('image/png')
  })

  it('must fit the name', async () => {
    expect(await sniffUpload('foto.jpg', png)).toBeNull()
    expect(await sniffUpload('foto.txt', png)).toBeNull()
  })

  it('may be text without markup or zero bytes', async () => {
    expect(await sniffUpload('liste.csv', Buffer.from('a;b\n1;2'))).toBe('text/csv')
    expect(await sniffUpload('liste.csv', Buffer.from('<script>1</script>'))).toBeNull()
    expect(await sniffUpload('liste.txt', Buffer.from('a\0b'))).toBeNull()
  })

  it.each(['seite.html', 'bild.svg', 'programm.exe', 'ohne-endung'])('is never that of %s', async (name) => {
    expect(await sniffUpload(name, Buffer.from('text'))).toBeNull()
  })
})
