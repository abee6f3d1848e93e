import { dotsIn, type Picture, pictureOf } from '#domain/ordering/printing/picture.ts'

/** A picture without the white rows below it, which printers add where they print in strips. */
export function withoutEnd(picture: Picture): Picture {
  const { width } = picture
  const isBlack = dotsIn(picture)
  let { height } = picture
  while (height > 1 && !Array.from({ length: width }, (_, x) => isBlack(x, height - 1)).includes(true)) {
    height -= 1
  }

  return pictureOf({ width, height }, isBlack)
}
