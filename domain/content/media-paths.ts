import type { FileRef, PictureRef } from './page.contract.ts'

/** Widths in pixels; the set is closed, so nobody can make us compute others. Spec: website 3, media. */
export const imageWidths = {
  icon: 64,
  thumbnail: 128,
  tiny: 256,
  small: 640,
  medium: 1280,
  large: 1920,
} as const
export type PictureSize = keyof typeof imageWidths

/** The address of a picture; without a size that of the picture as it is, to open in a tab. */
export function picturePath({ id, version, extension }: PictureRef, size?: PictureSize): string {
  return `/image/${size ? `${size}/` : ''}${id}-${version}.${extension}`
}

/** The widths of a picture for the `srcset` attribute, as far as the picture is not smaller itself. */
export function pictureSet(
  picture: PictureRef,
  sizes: readonly PictureSize[] = ['tiny', 'small', 'medium', 'large'],
): string {
  const fitting = sizes.filter((_, index) => {
    const smaller = sizes[index - 1]
    return !smaller || !picture.width || picture.width > imageWidths[smaller]
  })

  return fitting.map((size) => `${picturePath(picture, size)} ${imageWidths[size]}w`).join(', ')
}

/** The address of a file; videos are served as mp4. */
export function filePath({ publicHash, id, version, extension }: FileRef): string {
  return `/upload/${publicHash}/${id}-${version}.${extension}`
}

/** The picture that stands for a file. */
export function filePreviewPath({
  publicHash,
  id,
  version,
}: Pick<FileRef, 'publicHash' | 'id' | 'version'>): string {
  return `/upload/${publicHash}/preview/${id}-${version}.jpg`
}
