import { setTimeout as wait } from 'node:timers/promises'

import type { Answer, Call } from './load.ts'

/** A page as most of its visitors get it: asked for so often that the server has packed it as tightly as it can. */
export async function packedPage(send: (call: Call) => Promise<Answer>, call: Call): Promise<Answer> {
  for (;;) {
    const answer = await send(call)
    if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}`)
    if (String(answer.headers.etag).endsWith('-best"')) return answer
    await wait(5)
  }
}
