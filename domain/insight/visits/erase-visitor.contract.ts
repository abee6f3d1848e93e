import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'

export const eraseVisitorRequest = z.strictObject({
  /** What the browser knows its visitor by. It is made up there and told to nobody, so whoever has it is them. */
  visitor: recordId,
})

/** Not by an id in the address, which logs would keep. Source: GDPR, article 17. */
export const eraseVisitorContract = {
  method: 'post',
  path: '/api/analytics-logs/erasures',
  area: 'Besuchsprotokoll',
  summary:
    'Alles löschen, was von einem Besucher aufgezeichnet ist; auch in den Auswertungen ist er danach nicht mehr enthalten',
  request: eraseVisitorRequest,
  responses: {
    200: {
      description: 'Wie viele Besuche gelöscht wurden; keine, wenn von dieser Kennung nichts bekannt ist',
      body: z.object({ visits: z.int() }),
    },
  },
  errors: ['validation', 'malformed-json', 'too-large'],
  rights: 'Wer die Kennung hat, die nur im Browser des Besuchers steht',
  policy: { limit: 'forms', deadline: 'usual' },
} as const satisfies ApiContract
