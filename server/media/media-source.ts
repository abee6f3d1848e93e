/** What the media service has to know of a stored file. */
export type MediaRecord = {
  id: string
  version: string
  extension: string
  /** Name of the original in its folder. */
  filename: string
  mimeType: string
  /** Of the picture as it is, if it is one and that is known. */
  pixels?: number
}

export type UploadRecord = MediaRecord & {
  publicHash: string
  /** As the person who sent it named it. */
  originalName?: string
}

/** Where records come from: Payload, or a fake. `null` is: there is no such thing. */
export type MediaSource = {
  image: (id: string) => Promise<MediaRecord | null>
  firstImageOf: (kind: 'product' | 'category', id: string) => Promise<MediaRecord | null>
  upload: (id: string) => Promise<UploadRecord | null>
}
