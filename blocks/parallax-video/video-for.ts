import type { ColorSetting, FileRef } from '#domain/content/page.contract.ts'

type Videos = { video?: FileRef | null | undefined; video2?: FileRef | null | undefined }

/** The second video is the one for the white colour setting, if there is one. Spec: website 2. */
export function videoFor({ video, video2 }: Videos, colorSetting: ColorSetting): FileRef | null {
  return (colorSetting === 'white' && video2) || video || null
}
