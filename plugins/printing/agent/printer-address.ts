import type { PrinterInNetwork } from './pass-on-slip.ts'

/** As printers of this kind listen, where nothing else is said. */
const usualPort = 9100
const lastPort = 65_535

/** Where a printer is reached, as somebody writes it: `192.168.1.50`, `drucker:9100`, `[fd00::50]:9100`; null for what is none. */
export function printerAddress(text: string): PrinterInNetwork | null {
  const [, bracketed, plain, digits] = /^(?:\[([0-9a-f:]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? []
  const host = bracketed ?? plain
  const port = digits === undefined ? usualPort : Number(digits)

  return host === undefined || port < 1 || port > lastPort ? null : { host, port }
}
