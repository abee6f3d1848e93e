import { useState } from 'react'

import { latePart } from '../../ui/late-part.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import type { VoucherPart } from '../../vouchers/entered-vouchers.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { OpenVouchers } from './open-vouchers.tsx'
import { Section } from './section.tsx'

const VoucherEntry = latePart(
  () => import('./voucher-entry.tsx'),
  (module) => module.VoucherEntry,
)

type VoucherSectionProps = Pick<CheckoutState, 'shop' | 'totals'> & { part: VoucherPart }

/** Vouchers that pay the order in part or whole, entered by their codes. */
export function VoucherSection(props: VoucherSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isWanted, isLoading, want } = useWanted(VoucherEntry.load, props.part.vouchers.length > 0)
  const open = () => want(() => setIsOpen(true))

  return (
    <Section title="Gutschein">
      {isWanted ? (
        <VoucherEntry {...props} isOpen={isOpen} onOpen={setIsOpen} />
      ) : (
        <OpenVouchers isFirst isLoading={isLoading} onOpen={open} />
      )}
    </Section>
  )
}
