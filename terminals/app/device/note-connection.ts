import type { ConnectionEvent } from '../connection/connection.ts'
import { noteLog } from './device-log.ts'

const words: Readonly<Partial<Record<ConnectionEvent['type'], string>>> = {
  'stream-opened': 'Verbunden: Neues kommt sofort',
  'stream-lost': 'Die Leitung ist abgerissen, es wird nachgefragt',
  unreachable: 'Der Server ist nicht erreichbar',
  'refused-key': 'Der Schlüssel dieses Geräts gilt nicht mehr',
}

/** Notes each change of the connection once, for the log of the device. */
export function notesOfConnection(): (event: ConnectionEvent) => void {
  let last: string | undefined

  return ({ type }) => {
    const text = words[type]
    if (!text || text === last) return
    last = text
    noteLog(text)
  }
}
