import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { isAgreeable, type LineProblem } from '#domain/ordering/line-problem.ts'
import { lineProblemText } from '#domain/ordering/line-problem.texts.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { focusOn } from '../ui/focus-on.ts'
import { Icon } from '../ui/icon.tsx'
import { agreeToLine } from './cart-store.ts'
import styles from './line-note.module.css'
import { removeLine } from './remove-line.ts'

interface LineNoteProps {
  line: StoredCartLine
  index: number
  problem: LineProblem
  currency: string
  onEdit: (index: number) => void
}

/** What is wrong with a line of the cart, and the ways out of it. */
export function LineNote({ line, index, problem, currency, onEdit }: LineNoteProps) {
  const { name } = line.remembered
  const canBeHad =
    isAgreeable(problem) || problem.reason === 'configuration-changed' || problem.reason === 'option-sold-out'

  return (
    <div className={styles.note}>
      <p className={styles.why}>
        <Icon name="warning" size={18} />
        {lineProblemText(problem, currency)}
      </p>
      <div className={styles.ways}>
        {isAgreeable(problem) && (
          <Button
            look="secondary"
            aria-label={`Einverstanden: ${name}`}
            onClick={({ currentTarget }) => {
              focusOn(currentTarget.closest('li'))
              agreeToLine(index, problem.product)
            }}
          >
            Einverstanden
          </Button>
        )}
        {canBeHad && (
          <Button look="quiet" aria-label={`${name} ändern`} onClick={() => onEdit(index)}>
            Ändern
          </Button>
        )}
        {isAgreeable(problem) ? (
          <IconButton label={`${name} entfernen`} onClick={(event) => removeLine(event, index)}>
            <Icon name="trash" />
          </IconButton>
        ) : (
          <Button look="quiet" aria-label={`${name} entfernen`} onClick={(event) => removeLine(event, index)}>
            Entfernen
          </Button>
        )}
      </div>
    </div>
  )
}
