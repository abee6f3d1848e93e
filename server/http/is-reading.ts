import type { IncomingMessage } from 'node:http'

/** Whether a request asks for something without sending anything. */
export const isReading = ({ method }: Pick<IncomingMessage, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD'
