'use client'

import { useForm } from '@payloadcms/ui'

import { radiusPresets } from '#domain/content/website-looks.data.ts'

import { type Repair, themeRepairs } from './theme-repairs.ts'
import styles from './theme-preview.module.css'
import { ThemeSample } from './theme-sample.tsx'
import { type ThemePart, useThemeValues } from './use-theme-values.ts'

/** The look as it is being chosen; whatever cannot be read is told, and mended by one press. */
export function ThemePreview({ path }: { path: string }) {
  const { values, pathOf } = useThemeValues(path)
  const { dispatchFields, setModified } = useForm()
  const take = (part: ThemePart, value: string) => {
    dispatchFields({ type: 'UPDATE', path: pathOf(part), value })
    setModified(true)
  }

  return (
    <div className={`field-type ${styles.preview}`} data-theme-preview="">
      <p className={styles.title}>So sieht es aus</p>
      <div aria-live="polite" className={styles.repairs}>
        {themeRepairs(values).map((repair) => (
          <RepairLine key={repair.part} repair={repair} take={take} />
        ))}
      </div>
      <div className={styles.samples}>
        <ThemeSample values={values} setting="white" label="Hell" />
        <ThemeSample values={values} setting="black" label="Dunkel" />
      </div>
      <fieldset className={styles.corners}>
        <legend>Ecken</legend>
        {Object.entries(radiusPresets).map(([radius, name]) => (
          <button
            key={radius}
            type="button"
            aria-pressed={values.borderRadius === radius}
            onClick={() => take('borderRadius', radius)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type LineProps = { repair: Repair; take: (part: ThemePart, value: string) => void }

function RepairLine({ repair: { part, message, nearest }, take }: LineProps) {
  return (
    <p className={styles.repair}>
      <span>{message}</span>
      {nearest && (
        <button type="button" onClick={() => take(part, nearest)}>
          <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
            <rect width="16" height="16" rx="4" fill={nearest} />
          </svg>
          {nearest.toUpperCase()} übernehmen
        </button>
      )}
    </p>
  )
}
