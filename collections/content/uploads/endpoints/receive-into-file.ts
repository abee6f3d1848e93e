import { addDataAndFileToRequest, type PayloadRequest } from 'payload'

import { mediaFolder } from '#collections/shared/media-folder.ts'

/**
 * Receives a form with its file on the disk instead of in memory: a minute of film from a telephone has more than
 * a hundred megabytes. Payload chooses one way for the whole installation, so this call is shown another choice.
 */
export async function receiveIntoFile(req: PayloadRequest, mostBytes: number): Promise<void> {
  const { body, headers, method, payload } = req
  const upload = {
    ...payload.config.upload,
    useTempFiles: true,
    // Beside the originals, so that a finished file is only copied within one disk.
    tempFileDir: mediaFolder('.incoming'),
    limits: { fileSize: mostBytes },
    requestSizeLimit: mostBytes + 2 ** 20,
  }
  const receiving = {
    body,
    headers,
    method,
    payload: { logger: payload.logger, config: { ...payload.config, upload } },
  }
  // Of a request it reads nothing else, and writes what it has found.
  await addDataAndFileToRequest(receiving as unknown as PayloadRequest)

  const { data, file } = receiving as Pick<PayloadRequest, 'data' | 'file'>
  if (data) req.data = data
  if (file) req.file = file
}
