import type { UIFieldServerProps } from 'payload'

import { Quiet, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { formatMoney } from '#domain/money/money.ts'

import { readDiscountUse, unused } from '../operations/discount-use.ts'
import { leftText, usedText } from './discount-use.texts.ts'

type Props = Pick<UIFieldServerProps, 'id' | 'data' | 'payload'>

/** Beside the form: what a discount has cost so far, and what its budget still holds. */
export async function DiscountUsePanel({ id, data, payload }: Props) {
  if (!id) return null
  const use = (await readDiscountUse(payload.db.pool, [String(id)])).get(String(id)) ?? unused
  const left = leftText({ maxUses: data?.maxUses, maxCents: data?.maxCents }, use)

  return (
    <SidePanel id="discount-use" title="Eingelöst">
      <p>{usedText(use)}</p>
      {use.uses > 0 && <p>{formatMoney(use.cents)} abgezogen</p>}
      {left && <p>{left}</p>}
      <p>
        <Quiet>
          Gezählt werden Bestellungen, die gelten: keine abgelehnten, stornierten oder abgelaufenen.
        </Quiet>
      </p>
    </SidePanel>
  )
}
