import sharp from 'sharp'
import { expect, it } from 'vitest'

import { webpOf } from '#scripts/testing/hostile/costly-pictures.ts'

import { pictureProblem } from './picture-problem.ts'

it.each([
  ['a guest', 'guest', 8000, 5000],
  ['the staff', 'staff', 10_000, 10_000],
] as const)(
  'a picture of %s may have so many pixels, and not one line more',
  async (_who, sender, width, height) => {
    const most = (width * height) / 1e6

    expect(await pictureProblem(webpOf(width, height), sender)).toBeNull()
    expect(await pictureProblem(webpOf(width, height + 1), sender)).toEqual({
      code: 'too-large',
      message: `Das Bild hat mit ${width} × ${height + 1} zu viele Bildpunkte. Erlaubt sind höchstens ${most} Millionen.`,
    })
  },
)

it('the frames of an animation count together', async () => {
  const raw = { width: 50, height: 40, channels: 3, pageHeight: 4 } as const
  const pixels = Buffer.from(Array.from({ length: 50 * 40 * 3 }, (_, at) => (Math.floor(at / 600) % 2) * 255))
  const film = await sharp(pixels, { raw }).gif().toBuffer()
  // The size that its header gives to each of the ten frames.
  film.writeUInt16LE(2040, 6)
  film.writeUInt16LE(2040, 8)

  expect(await pictureProblem(film, 'guest')).toMatchObject({
    code: 'too-large',
    message: expect.stringMatching(/^Das Bild hat mit \d+ Bildern zu 2040 × 2040 zu viele Bildpunkte\./),
  })
})
