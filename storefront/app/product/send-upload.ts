import { callOf } from '#domain/api/call-of.ts'
import { isImageFile, isImagePart } from '#domain/catalogue/image-part.ts'
import type { ProductPart } from '#domain/catalogue/product.contract.ts'
import { uploadFailedText } from '#domain/catalogue/upload.texts.ts'
import type { receiveUploadContract } from '#domain/content/receive-upload.contract.ts'

const storeUpload = callOf<typeof receiveUploadContract>('post', '/api/uploads')

/** Sends a file for a part as a data URL. Spec: storefront 7, create an upload. */
export async function sendUpload(
  file: File,
  part: ProductPart,
): Promise<{ id: string } | { failure: string }> {
  // The browser's own choice of files is only a suggestion: “all files” is one click away.
  if (isImagePart(part) && !isImageFile(file.name)) return { failure: uploadFailedText(file.name) }

  try {
    const body = { filename: file.name, data: await readDataUrl(file) }
    const answer = await storeUpload(fetch, { body })
    return answer.ok ? { id: answer.body.id } : { failure: uploadFailedText(file.name) }
  } catch {
    return { failure: uploadFailedText(file.name) }
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
