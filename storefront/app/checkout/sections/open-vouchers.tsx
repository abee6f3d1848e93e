import { Button } from '../../ui/button.tsx'
import { fieldId } from '../fields/field-ids.ts'

type OpenVouchersProps = { isFirst: boolean; isLoading?: boolean; onOpen: () => void }

export function OpenVouchers({ isFirst, isLoading, onOpen }: OpenVouchersProps) {
  return (
    <div>
      <Button
        id={fieldId('vouchers')}
        look="secondary"
        aria-expanded={false}
        aria-busy={isLoading}
        onClick={onOpen}
      >
        {isFirst ? 'Gutschein einlösen' : 'Noch einen Gutschein einlösen'}
      </Button>
    </div>
  )
}
