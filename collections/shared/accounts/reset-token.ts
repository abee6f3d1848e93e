import { createHash } from 'node:crypto'

/** What the database keeps of a link for a new password: whoever reads it there can do nothing with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
