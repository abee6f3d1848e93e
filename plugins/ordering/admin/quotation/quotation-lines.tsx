'use client'

import { useId } from 'react'

import { unitCatalogue } from '#domain/catalogue/units.data.ts'
import type { Unit } from '#domain/catalogue/product.contract.ts'
import { unitLabel } from '#domain/catalogue/units.ts'
import { formatMoney } from '#domain/money/money.ts'
import { grossOf } from '#domain/ordering/make-quotation.ts'
import { Action, ChoiceField, Field } from '#plugins/desk/kit.port.ts'

import { type DraftLine, type LineProblem, readDraft, withLine } from './quotation-draft.ts'
import styles from './quotation-part.module.css'

type LinesProps = {
  lines: readonly DraftLine[]
  problems: readonly LineProblem[]
  onChange: (lines: DraftLine[]) => void
}

/** What is offered, line by line, with gross prices. */
export function QuotationLines({ lines, problems, onChange }: LinesProps) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.key}>
            <LineFields
              line={line}
              place={index + 1}
              problems={problems.filter(({ key }) => key === line.key)}
              onChange={(changes) => onChange(lines.with(index, { ...line, ...changes }))}
              onRemove={() => onChange(lines.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Action look="quiet" onClick={() => onChange(withLine(lines))}>
          Position hinzufügen
        </Action>
      </div>
    </>
  )
}

type LineFieldsProps = {
  line: DraftLine
  place: number
  problems: readonly LineProblem[]
  onChange: (changes: Partial<DraftLine>) => void
  onRemove: () => void
}

function LineFields({ line, place, problems, onChange, onRemove }: LineFieldsProps) {
  const problemId = useId()
  const [read] = readDraft([line]).lines
  const fieldOf = (field: LineProblem['field']) => {
    const isWrong = problems.some((problem) => problem.field === field)

    return {
      value: line[field],
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? problemId : undefined,
      onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    }
  }

  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>Position {place}</legend>
      <Field label="Beschreibung" isWide>
        {(id) => <input id={id} maxLength={200} {...fieldOf('name')} />}
      </Field>
      <Field label="Menge">
        {(id) => <input id={id} inputMode="decimal" maxLength={12} {...fieldOf('amount')} />}
      </Field>
      <ChoiceField
        label="Einheit"
        value={line.unit}
        choices={offeredUnits.map((unit) => [unit, unitLabel(unit, 2)])}
        onChoose={(chosen) => onChange({ unit: offeredUnits.find((unit) => unit === chosen) ?? line.unit })}
      />
      <Field label="Einzelpreis brutto (€)">
        {(id) => <input id={id} inputMode="decimal" maxLength={14} {...fieldOf('unitPrice')} />}
      </Field>
      <Field label="USt. (%)">
        {(id) => <input id={id} inputMode="decimal" maxLength={6} {...fieldOf('taxRate')} />}
      </Field>
      {problems.length > 0 && (
        <p id={problemId} className={styles.problem}>
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
      <p className={styles.lineEnd}>
        <strong>{read ? formatMoney(grossOf(read)) : '–'}</strong>
        <Action look="quiet" aria-label={`Position ${place} entfernen`} onClick={onRemove}>
          Entfernen
        </Action>
      </p>
    </fieldset>
  )
}

// `Object.keys` forgets the names that the catalogue gives it.
const offeredUnits = Object.keys(unitCatalogue) as Unit[]
