import { callOf } from '#domain/api/call-of.ts'
import { isImageFile, isImagePart } from '#domain/catalogue/image-part.ts'
import type { ProductPart } from '#domain/catalogue/product.contract.ts'
import { uploadLimitBytes } from '#domain/catalogue/upload-rules.ts'
import { uploadFailedText } from '#domain/catalogue/upload.texts.ts'
import { filePreviewPath } from '#domain/content/media-paths.ts'
import type { receiveUploadContract } from '#domain/content/receive-upload.contract.ts'
import { fetchTelling } from './fetch-telling.ts'
import { rememberUpload } from './known-uploads.ts'

const storeUpload = callOf<typeof receiveUploadContract>('post', '/api/uploads')

/** Sends a file for a part as a data URL, see `fetchTelling`. Spec: storefront 7, create an upload. */
export async function sendUpload(
  file: File,
  part: ProductPart,
  onProgress: (share: number) => void,
): Promise<{ id: string } | { failure: string }> {
  const failed = { failure: uploadFailedText(file.name) }
  // The browser's own choice of files is only a suggestion: “all files” is one click away.
  if (isImagePart(part) && !isImageFile(file.name)) return failed
  if (file.size > uploadLimitBytes) return failed

  try {
    const body = { filename: file.name, data: await readDataUrl(file) }
    const answer = await storeUpload(fetchTelling(onProgress), { body })
    if (!answer.ok) return failed

    const { id, publicHash, version } = answer.body
    const picture = publicHash && version ? filePreviewPath({ publicHash, id, version }) : null
    rememberUpload(id, { name: file.name, picture })
    return { id }
  } catch {
    return failed
  }
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
