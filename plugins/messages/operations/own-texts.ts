import type { Pool } from 'pg'

import type { OwnTexts } from '#domain/operations/messages/message-texts.ts'

const part = (name: string) =>
  `coalesce(max(nullif(t.${name}, '')) filter (where t.division_id is not null),
            max(nullif(t.${name}, '')) filter (where t.division_id is null))`

/** As a part of a statement: what a division writes itself, and where it says nothing what the house does for all. */
export const ownTextsOf = (division: string): string => `
  coalesce((select json_object_agg(own.text, own.parts)
     from (select t.text, json_build_object('subject', ${part('subject')}, 'intro', ${part('intro')},
                                            'sms', ${part('sms')}) as parts
             from message_texts t where t.division_id is null or t.division_id = ${division}
            group by t.text) own), '{}'::json)`

export async function readOwnTexts(pool: Pool, division: string | null): Promise<OwnTexts> {
  const { rows } = await pool.query<{ own: OwnTexts }>({
    name: 'own-texts',
    text: `select ${ownTextsOf('$1::uuid')} as own`,
    values: [division],
  })
  return rows[0]?.own ?? {}
}
