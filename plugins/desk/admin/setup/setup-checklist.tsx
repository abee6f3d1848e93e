import { type FirstOrderStep, firstOrderSteps } from '#domain/operations/first-order-steps.ts'

import type { Setup } from '../../setup/read-setup.ts'
import { AreasForm } from './areas-form.tsx'
import { DishForm } from './dish-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { MenuForm } from './menu-form.tsx'
import { NameForm } from './name-form.tsx'
import { PutAway } from './put-away.tsx'
import styles from './setup.module.css'

const titles: Readonly<Record<FirstOrderStep, string>> = {
  name: 'Name und Adresse',
  hours: 'Öffnungszeiten',
  areas: 'Liefergebiete',
  dishes: 'Gerichte',
  menu: 'Karte',
  order: 'Testbestellung',
}

/** An empty business on its way to the first order: each step is done in place, and known by what is stored. */
export function SetupChecklist({ setup, home }: { setup: Setup; home: string }) {
  const done = firstOrderSteps.filter((step) => setup.progress[step] === 'done').length

  return (
    <section className={styles.card} aria-labelledby="setup">
      <div className={styles.headline}>
        <h2 id="setup" className={styles.title}>
          Bis zur ersten Bestellung
        </h2>
        <PutAway isPutAway={false} />
      </div>
      <p className={styles.lead}>{`${done} von ${firstOrderSteps.length} Schritten sind erledigt.`}</p>
      <ol className={styles.steps}>
        {firstOrderSteps.map((step, index) => (
          <li key={step} className={styles.step} data-state={setup.progress[step]}>
            <h3 className={styles.heading}>
              <span className={styles.mark} aria-hidden="true">
                {setup.progress[step] === 'done' ? '✓' : index + 1}
              </span>
              {titles[step]}
              {setup.progress[step] === 'done' && <span className={styles.done}>erledigt</span>}
            </h3>
            <StepBody step={step} setup={setup} home={home} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type BodyProps = { step: FirstOrderStep; setup: Setup; home: string }

/** Dishes stay open until they stand on a menu: one is rarely all. */
function StepBody({ step, setup: { progress, branch, products, categories }, home }: BodyProps) {
  const isOpen = progress[step] === 'next' || (step === 'dishes' && progress.menu === 'next')
  if (!isOpen) return null
  if (step === 'name') return <NameForm />
  if (step === 'dishes') return <DishForm products={products} home={home} />
  if (!branch) return null

  switch (step) {
    case 'hours':
      return <HoursForm branch={branch.id} />
    case 'areas':
      return <AreasForm branch={branch.id} />
    case 'menu':
      return <MenuForm branch={branch.id} products={products} categories={categories} />
    case 'order':
      return (
        <div className={styles.form}>
          <p className={styles.hint}>
            Bestellen Sie wie ein Gast. Diese Ansicht merkt von selbst, wenn die Bestellung ankommt.
          </p>
          <p>
            <a
              className={styles.primary}
              href={`/store/${branch.identifier}`}
              target="_blank"
              rel="noreferrer"
            >
              Shop öffnen
            </a>
          </p>
        </div>
      )
  }
}
