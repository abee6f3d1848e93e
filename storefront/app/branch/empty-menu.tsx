import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { PhoneLine } from '../shop/phone-line.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './empty-menu.module.css'

type EmptyMenuProps = { branch: Pick<BranchView, 'phone'>; isOtherTimePossible: boolean }

/** In the place of the menu where it has nothing to show. */
export function EmptyMenu({ branch, isOtherTimePossible }: EmptyMenuProps) {
  return (
    <div className={styles.empty}>
      <Icon name="dish" size={48} />
      <p className={styles.title}>
        {isOtherTimePossible ? shopFailures.menuEmptyThen : shopFailures.menuEmpty}
      </p>
      <p className="quiet">
        {isOtherTimePossible
          ? 'Wählen Sie oben einen anderen Termin.'
          : 'Bitte schauen Sie später wieder vorbei.'}
      </p>
      <PhoneLine branch={branch} />
    </div>
  )
}
