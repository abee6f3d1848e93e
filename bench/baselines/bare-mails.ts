import { createRequire } from 'node:module'

/** The part of the library that is used; it is the one that Payload's adapter brings along. */
type Library = {
  createTransport: (url: string) => { sendMail: (mail: object) => Promise<unknown>; close: () => void }
}
const { createTransport } = createRequire(import.meta.resolve('@payloadcms/email-nodemailer'))(
  'nodemailer',
) as Library
const transport = createTransport(`${process.env.SINK_URL}?pool=true&maxConnections=5&maxMessages=100`)
const mail = JSON.parse(process.env.MAIL ?? '{}') as object

/** The same mail again and again over as many connections, and nothing noted of it. */
process.on('message', ({ amount }: { amount: number }) => {
  void Promise.all(Array.from({ length: amount }, () => transport.sendMail(mail))).then(() =>
    process.send?.({ type: 'done' }),
  )
})
process.on('SIGTERM', () => {
  transport.close()
  process.exit(0)
})
process.send?.({ type: 'ready', url: 'bare' })
