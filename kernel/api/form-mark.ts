import type { PayloadRequest } from 'payload'

/** Marks what came as a form of the panel and is passed on as the JSON within. */
export const formMark = 'x-sent-as-form'

/** Whether a call was a form of the panel, which sends along whatever it shows. */
export const cameAsForm = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  Boolean(headers?.has(formMark) || headers?.get('content-type')?.startsWith('multipart/form-data'))
