import type { UIFieldServerProps } from 'payload'

import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { formatMoney } from '#domain/money/money.ts'

import { readListedUse } from '../operations/listed-use.ts'
import { leftText, usedText } from './discount-use.texts.ts'

type Props = Pick<UIFieldServerProps, 'id' | 'data' | 'payload'>

/** Beside the form: what a discount has cost so far, and what its budget still holds. */
export async function DiscountUsePanel({ id, data, payload }: Props) {
  if (!id) return null
  const { use, currency } = await readListedUse(payload.db.pool, String(id))
  const left = leftText({ maxUses: data?.maxUses, maxCents: data?.maxCents }, use, currency)

  return (
    <SidePanel id="discount-use" title="Eingelöst">
      <p>{usedText(use)}</p>
      {use.uses > 0 && <p>{formatMoney(use.cents, currency)} abgezogen</p>}
      {left && <p>{left}</p>}
      <p>
        <Quiet>
          Gezählt werden Bestellungen, die gelten: keine abgelehnten, stornierten oder abgelaufenen.
        </Quiet>
      </p>
    </SidePanel>
  )
}
