'use client'

import { Action } from '#plugins/desk/kit.port.ts'

import own from './pay-part-form.module.css'

type ChoicesProps<Value extends string> = {
  legend: string
  labels: Readonly<Record<string, string>>
  values: readonly Value[]
  value: string
  onChoose: (value: Value) => void
}

/** One of a few, all of which are seen. */
export function Choices<Value extends string>({
  legend,
  labels,
  values,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={own.choices}>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={legend} checked={each === value} onChange={() => onChoose(each)} />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  )
}

type Step = { line: number; name: string; shown: string; chosen: number; step: number; most: number }
type StepsProps = { lines: readonly Step[]; onChoose: (line: number, amount: number) => void }

/** How much of each line is meant. */
export function LineSteps({ lines, onChoose }: StepsProps) {
  return (
    <ul className={own.lines}>
      {lines.map(({ line, name, shown, chosen, step, most }) => (
        <li key={line}>
          <span>{name}</span>
          <Action
            aria-label={`${name} weniger`}
            disabled={chosen <= 0}
            onClick={() => onChoose(line, Math.max(0, chosen - step))}
          >
            −
          </Action>
          <output>{shown}</output>
          <Action
            aria-label={`${name} mehr`}
            disabled={chosen >= most}
            onClick={() => onChoose(line, Math.min(most, chosen + step))}
          >
            +
          </Action>
        </li>
      ))}
    </ul>
  )
}
