import { lateFailures } from '../refusals/late-failures.ts'
import { uploadLimitBytes } from './upload-rules.ts'

/** Spec: storefront 8, upload failed. */
export const uploadFailedText = lateFailures.uploadFailed

/** What a guest may add, said before it is sent. */
export function uploadHint({ isForImages, isSingle }: { isForImages: boolean; isSingle: boolean }): string {
  const kinds = isForImages
    ? 'JPG, PNG oder GIF'
    : 'Bilder, Videos, PDF, Office-Dateien, Texte oder ein ZIP-Archiv'
  const most = `höchstens ${uploadLimitBytes / 1024 / 1024} MB`

  return isSingle ? `${kinds}, ${most}.` : `${kinds}, jeweils ${most}.`
}
