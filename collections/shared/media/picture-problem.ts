import sharp from 'sharp'

const mostPixels = 12_000 ** 2

type PictureProblem = { code: 'too-large' | 'unsupported-media-type'; message: string }

/** Why a picture cannot be kept, with German words: too many pixels to decode, or broken. Null if it is sound. */
export async function pictureProblem(bytes: Uint8Array): Promise<PictureProblem | null> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, pages: 1 }))
  if (width * height * pages > mostPixels) {
    return {
      code: 'too-large',
      message: `Das Bild hat mit ${width} × ${height} zu viele Bildpunkte. Erlaubt sind höchstens 144 Millionen.`,
    }
  }

  return (await isDecodable(bytes)) ? null : { code: 'unsupported-media-type', message: brokenPicture }
}

const brokenPicture =
  'Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu und versuchen Sie es noch einmal.'

/** Only decoding all of it shows whether it is whole. */
async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: mostPixels,
      animated: true,
      sequentialRead: true,
    })
      .resize(8)
      .raw()
      .toBuffer()
    return true
  } catch {
    return false
  }
}
