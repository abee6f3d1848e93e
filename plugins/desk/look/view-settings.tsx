'use client'

import { useTheme } from '@payloadcms/ui'
import { useId } from 'react'

import { useShownData } from '#collections/shared/admin/shown-data/use-shown-data.ts'
import { type ShownData, shownData, shownDataLabels } from '#domain/people/shown-data.ts'

import type { Density } from './density.ts'
import styles from './view-settings.module.css'

export type ViewSettingsProps = { density: Density; onDensity: (density: Density) => void }

type Colours = 'auto' | 'light' | 'dark'

const colours = [
  ['auto', 'Wie das Gerät'],
  ['light', 'Hell'],
  ['dark', 'Dunkel'],
] as const satisfies [Colours, string][]

const densities = [
  ['roomy', 'Geräumig'],
  ['compact', 'Kompakt'],
] as const satisfies [Density, string][]

/** How the back office looks to this person, changed at once. */
export function ViewSettings({ density, onDensity }: ViewSettingsProps) {
  const { autoMode, setTheme, theme } = useTheme()
  // Payload takes 'auto' as well, as its own switch on the account does, but its type does not say so.
  const choose = setTheme as (wished: Colours) => void

  return (
    <div className={styles.settings}>
      <Choice legend="Farben" options={colours} chosen={autoMode ? 'auto' : theme} onChoose={choose} />
      <div className={styles.density}>
        <Choice legend="Abstände" options={densities} chosen={density} onChoose={onDensity} />
      </div>
      <fieldset className={styles.choice}>
        <legend>Zeigen</legend>
        {shownData.map((data) => (
          <Shown key={data} data={data} />
        ))}
      </fieldset>
    </div>
  )
}

function Shown({ data }: { data: ShownData }) {
  const [isNow, show] = useShownData(data)

  return (
    <label className={styles.shown}>
      <input type="checkbox" checked={isNow} onChange={(event) => show(event.target.checked)} />
      {shownDataLabels[data]}
    </label>
  )
}

type ChoiceProps<Value extends string> = {
  legend: string
  options: readonly (readonly [Value, string])[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId()

  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([value, label]) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
