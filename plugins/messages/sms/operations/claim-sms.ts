import type { Payload } from 'payload'
import { createLocalReq } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { inTurn } from '#kernel/database/in-turn.ts'

type Claim = { account: string; event: string; now: Temporal.Instant }

/**
 * Whether an account still sends a guest this SMS today, by the business day of the house. What it sends is written
 * down one after the other, so that however many processes send at once never sends one too many; the same event again
 * counts once a day, however often it is tried.
 */
export async function claimSms(payload: Payload, { account, event, now }: Claim): Promise<boolean> {
  const zone = await zoneOfHouse(await createLocalReq({}, payload))
  const day = businessDayOf(now, zone)

  return inTurn(payload.db.pool, `sms:${account}`, async (connection) => {
    const { rows } = await connection.query<{ isClaimed: boolean }>({
      name: 'claim-sms',
      text: `with claimed as (
               insert into sms_claims (account_id, day, event)
               select id, $2::date, $3 from sms_accounts
                where id = $1
                  and daily_limit > (select count(*) from sms_claims where account_id = $1 and day = $2::date)
               on conflict do nothing
               returning 1)
             select exists(select from claimed)
                 or exists(select from sms_claims where account_id = $1 and day = $2::date and event = $3)
                    as "isClaimed"`,
      values: [account, day, event],
    })
    return rows[0]?.isClaimed ?? false
  })
}
